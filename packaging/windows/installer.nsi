; Installs Marquee for the current user, without an administrator.
Unicode true
!include "MUI2.nsh"
!include "FileFunc.nsh"

Name "Marquee"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Marquee"
RequestExecutionLevel user
SetCompressor zlib
SetDateSave off
BrandingText "Marquee ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Marquee"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Marquee installer"
VIAddVersionKey "LegalCopyright" "MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Marquee"
!define MUI_FINISHPAGE_RUN "$INSTDIR\marquee.exe"
!define MUI_FINISHPAGE_RUN_TEXT "Start Marquee now"

!insertmacro MUI_PAGE_LICENSE "${LICENSE}"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

Section "Marquee"
  SectionIn RO
  SetOutPath "$INSTDIR"
  ; A program that runs cannot be replaced. The task is ended, and a service that was started otherwise.
  nsExec::Exec 'schtasks /End /TN Marquee'
  nsExec::Exec 'taskkill /IM marquee.exe'
  Sleep 2000
  File "/oname=marquee.exe" "${PROGRAM}"
  File "/oname=LICENSE.txt" "${LICENSE}"
  File "/oname=THIRD-PARTY-NOTICES.txt" "${NOTICES}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Marquee.lnk" "$INSTDIR\marquee.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "Marquee"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "Marquee"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\marquee.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"
SectionEnd

Section /o "Start Marquee when I sign in"
  ExecWait '"$INSTDIR\marquee.exe" service install'
SectionEnd

Section "Uninstall"
  ExecWait '"$INSTDIR\marquee.exe" service uninstall'
  nsExec::Exec 'taskkill /IM marquee.exe'
  Sleep 2000
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "Delete your library, its settings, and its backups as well? The movie files in your own folders stay." /SD IDNO IDNO keep
  RMDir /r "$LOCALAPPDATA\marquee"
keep:
  Delete "$INSTDIR\marquee.exe"
  Delete "$INSTDIR\marquee.previous.exe"
  Delete "$INSTDIR\marquee.next.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\THIRD-PARTY-NOTICES.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Marquee.lnk"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
SectionEnd
