#!/bin/sh
# Makes the roles of requests and of migrations, and sets their passwords. It may be run again.
set -eu
run() { psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 "$@"; }
run --file="${ROLES:-/roles.sql}"
run --set=migrations="$MIGRATIONS_PASSWORD" --set=requests="$REQUESTS_PASSWORD" <<'SQL'
alter role metrolibre_migrations password :'migrations';
alter role metrolibre_requests password :'requests';
SQL
