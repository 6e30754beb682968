#!/bin/sh
# Makes a whole copy of the database each day, checks it, and removes what is older than KEPT_DAYS: copies, and the changes
# before the oldest copy that is kept. A copy that failed is tried again after ten minutes.
set -u
mkdir -p /backups/copies /backups/wal
while true; do
  name=$(date -u +%Y%m%dT%H%M%SZ)
  if pg_basebackup --pgdata="/backups/copies/$name.part" --wal-method=stream --checkpoint=fast &&
    pg_verifybackup "/backups/copies/$name.part"; then
    mv "/backups/copies/$name.part" "/backups/copies/$name"
    echo "copied $name"
    find /backups/copies -mindepth 1 -maxdepth 1 -mtime "+$KEPT_DAYS" -exec rm -rf {} +
    oldest=$(find /backups/copies -mindepth 1 -maxdepth 1 -name '*Z' | sort | head -n 1)
    [ -n "$oldest" ] && find /backups/wal -type f ! -newer "$oldest/backup_manifest" -delete
    sleep 86400
  else
    rm -rf "/backups/copies/$name.part"
    echo "copying failed, tried again in ten minutes" >&2
    sleep 600
  fi
done
