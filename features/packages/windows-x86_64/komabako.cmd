@echo off
rem Starts Komabako. See 'komabako --help'. Without a mode, or with files, the window opens and this one is let go.
setlocal
set "home=%~dp0.."
set "boot=%home%\lib\boot\org.komabako.launcher.jar;%home%\lib\boot\org.eclipse.osgi.jar"

set "java="
if exist "%home%\runtime\bin\java.exe" set "java=%home%\runtime\bin\java"
if not defined java if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java"
if not defined java for %%j in (java.exe) do if not "%%~$PATH:j"=="" set "java=%%~dp$PATH:jjava"
if not defined java (
    echo komabako: Komabako needs Java 17 or newer, for example from https://adoptium.net 1>&2
    exit /b 1
)
set "version="
for /f "tokens=3" %%v in ('""%java%" -version 2^>^&1" ^| findstr /i "version"') do if not defined version set "version=%%~v"
for /f "delims=.-+ tokens=1" %%v in ("%version%") do set "version=%%v"
if %version% LSS 17 (
    echo komabako: Komabako needs Java 17 or newer, and %java% is Java %version% 1>&2
    exit /b 1
)

set "options=-Dfile.encoding=UTF-8 --enable-native-access=ALL-UNNAMED -Djava.awt.headless=true"
set "options=%options% -Xlog:disable -Xlog:all=error,cds=off:stderr -Xshare:auto -XX:+UseSerialGC -XX:-UsePerfData"
set "options=%options% -XX:+IgnoreUnrecognizedVMOptions -XX:InlineSmallCode=4000"

rem The mode, behind the options that may stand before it.
set "mode="
set "skip="
for %%a in (%*) do call :look %%a
if "%mode%"=="usi" goto engine
if "%mode%"=="xboard" goto engine
if "%mode%"=="worker" goto worker
if "%mode%"=="console" goto console
if "%mode%"=="-c" goto console
if "%mode%"=="--command" goto console
if "%mode%"=="--script" goto console
if "%mode%"=="--help" goto console
if "%mode%"=="-h" goto console
if "%mode%"=="--version" goto console

start "Komabako" "%java%w" %options% -Dkomabako.home="%home%" -Xms64m -Xmx512m -XX:NewSize=32m -XX:MaxNewSize=32m -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=30 -XX:MetaspaceSize=64m %KOMABAKO_JAVA_OPTIONS% -cp "%boot%" org.komabako.launcher.Main %*
exit /b 0

:engine
"%java%" %options% -Dkomabako.home="%home%" -Xms32m -XX:NewSize=6m -XX:MaxNewSize=6m -XX:MaxRAMPercentage=50 -XX:MetaspaceSize=64m %KOMABAKO_JAVA_OPTIONS% -cp "%boot%" org.komabako.launcher.Main %*
exit /b %errorlevel%

:worker
set "small=-Xms20m -XX:NewSize=8m -XX:MaxNewSize=16m -Xmx160m -XX:ReservedCodeCacheSize=48m -XX:MaxMetaspaceSize=64m"
set "nice="
for %%a in (%*) do if "%%~a"=="--nice" set "nice=yes"
if defined nice goto nice
"%java%" %options% -Dkomabako.home="%home%" %small% %KOMABAKO_JAVA_OPTIONS% -cp "%boot%" org.komabako.launcher.Main %*
exit /b %errorlevel%

:nice
start "Komabako" /b /low /wait "%java%" %options% -Dkomabako.home="%home%" %small% %KOMABAKO_JAVA_OPTIONS% -cp "%boot%" org.komabako.launcher.Main %*
exit /b %errorlevel%

:console
"%java%" %options% -Dkomabako.home="%home%" -Xms20m -XX:NewSize=8m -XX:MaxNewSize=12m -Xmx300m -XX:ReservedCodeCacheSize=32m -XX:MaxMetaspaceSize=64m %KOMABAKO_JAVA_OPTIONS% -cp "%boot%" org.komabako.launcher.Main %*
exit /b %errorlevel%

:look
if defined mode exit /b 0
if defined skip (
    set "skip="
    exit /b 0
)
if "%~1"=="--data" (
    set "skip=yes"
    exit /b 0
)
if "%~1"=="--alone" exit /b 0
if "%~1"=="--safe" exit /b 0
set "mode=%~1"
exit /b 0
