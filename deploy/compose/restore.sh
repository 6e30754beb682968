#!/bin/sh
# Puts the last copy before a moment, and how to go on to that moment, into an empty folder for PostgreSQL:
#   restore.sh <folder> '2026-11-26 03:06:30+00'
# PostgreSQL then applies the changes when it starts, and becomes a database of its own at that moment.
set -eu
target=$1
moment=$2
backups=${BACKUPS:-/backups}
[ -z "$(ls -A "$target" 2>/dev/null)" ] || { echo "$target is not empty" >&2; exit 1; }

mark=$(mktemp)
touch -d "$moment" "$mark"
chosen=
for copy in "$backups"/copies/*Z; do
  # A moment while a copy was made can only be reached from the one before.
  [ "$copy/backup_manifest" -nt "$mark" ] || chosen=$copy
done
rm "$mark"
[ -d "$chosen" ] || { echo "there is no copy before $moment" >&2; exit 1; }

mkdir -p "$target"
cp -a "$chosen/." "$target"
chmod 700 "$target"
# The file that was being received last counts as well.
cat >>"$target/postgresql.auto.conf" <<CONF
restore_command = 'cp $backups/wal/%f %p || cp $backups/wal/%f.partial %p'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
CONF
touch "$target/recovery.signal"
echo "restored from $(basename "$chosen"); start PostgreSQL on $target"
