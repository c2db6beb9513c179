Komabako
Licensed under the Apache License, Version 2.0; see LICENSE.

This archive has these programs of others in it, unchanged except where it is said. Their licence texts and notices are
below licenses/, the same list for programs is sbom.cdx.json.

<#list dependencyMap as entry>
<#assign artifact = entry.getKey()/>
<#assign names = entry.getValue()/>
<#if artifact.groupId != "org.komabako">
${artifact.groupId}:${artifact.artifactId} ${artifact.version}
    ${(artifact.name)!artifact.artifactId}
    <#list names as name>${name}<#if name_has_next> or </#if></#list>
<#if artifact.url??>
    ${artifact.url}
</#if>

</#if>
</#list>
org.eclipse.osgi is shipped without its signature, which only slows its start.

The outlines of the pieces' kanji come from fonts under the SIL Open Font License 1.1; their texts are beside the
outlines in org.komabako.ui.picture.
