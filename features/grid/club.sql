-- Makes the database of a club's grid, with two roles: one that begins jobs, and one that can only work on them.
-- As the administrator of the server:  sudo -u postgres psql -f club.sql
-- The passwords are asked for, so that they stand in no file and no history.
CREATE ROLE komabako_club LOGIN;
CREATE ROLE komabako_worker LOGIN;
\password komabako_club
\password komabako_worker
CREATE DATABASE komabako OWNER komabako_club;
REVOKE ALL ON DATABASE komabako FROM PUBLIC;
GRANT CONNECT ON DATABASE komabako TO komabako_worker;
