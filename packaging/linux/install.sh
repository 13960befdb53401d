#!/bin/sh
# Installs Marquee for the current user, without root: the program in ~/.local/bin, an entry in the menu of applications.
# --uninstall takes both away again; the library and its settings stay.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
bin="$HOME/.local/bin"
share="${XDG_DATA_HOME:-$HOME/.local/share}"
app=app.marquee.Marquee

if [ "${1:-}" = --uninstall ]; then
  "$bin/marquee" service uninstall >/dev/null 2>&1 || true
  # An update keeps the program of before beside it.
  rm -f "$bin/marquee" "$bin/marquee.previous" "$bin/marquee.next" "$bin/marquee.half"
  rm -f "$share/applications/$app.desktop" "$share/icons/hicolor/scalable/apps/$app.svg" \
    "$share/icons/hicolor/256x256/apps/$app.png" "$share/metainfo/$app.metainfo.xml" "$share/man/man1/marquee.1" \
    "$share/bash-completion/completions/marquee" "$share/zsh/vendor-completions/_marquee" "$share/fish/vendor_completions.d/marquee.fish"
  echo "Marquee is uninstalled."
  if [ -d "$share/marquee" ]; then echo "Your library is still in $share/marquee"; fi
  exit 0
fi

if ! "$here/marquee" version >/dev/null 2>&1; then
  echo "This program does not run here. Is it the one for $(uname -m)? On Alpine: apk add libstdc++" >&2
  exit 1
fi

mkdir -p "$bin" "$share/applications" "$share/icons/hicolor/scalable/apps" "$share/icons/hicolor/256x256/apps" "$share/metainfo"
# Another name first: a program that runs cannot be written to.
cp "$here/marquee" "$bin/marquee.new"
chmod 755 "$bin/marquee.new"
mv -f "$bin/marquee.new" "$bin/marquee"
sed "s|^Exec=.*|Exec=\"$bin/marquee\"|" "$here/$app.desktop" > "$share/applications/$app.desktop"
cp "$here/$app.svg" "$share/icons/hicolor/scalable/apps/$app.svg"
cp "$here/$app.png" "$share/icons/hicolor/256x256/apps/$app.png"
cp "$here/$app.metainfo.xml" "$share/metainfo/$app.metainfo.xml"
mkdir -p "$share/man/man1"
cp "$here/marquee.1" "$share/man/man1/marquee.1"
cp -R "$here/share/." "$share/"
if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$share/applications" || true; fi

echo "Marquee is installed: start it from your applications, or with $bin/marquee"
echo "To start it when you sign in: $bin/marquee service install"
