#!/bin/sh
# Back up the embedded database while the server runs, prove that the backup can be restored, and delete old ones.
# usage: backup.sh FOLDER [NUMBER TO KEEP]
set -eu
folder=$1
keep=${2:-14}
coloretto=${COLORETTO:-/opt/coloretto/bin/coloretto}
mkdir -p "$folder"
file="$folder/coloretto-$(date -u +%Y%m%dT%H%M%SZ).sqlite"
"$coloretto" admin backup "$file.part"
"$coloretto" admin verify "$file.part"
mv "$file.part" "$file"
ls -1 "$folder"/coloretto-*.sqlite | sort -r | tail -n "+$((keep + 1))" | while IFS= read -r old; do rm -- "$old"; done
