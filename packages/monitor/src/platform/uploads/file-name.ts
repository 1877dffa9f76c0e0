import { invalid } from '../../http/refused.ts'

/**
 * Well-known file endings. Left out are those that are also words, states or abbreviations in the names of this trade,
 * such as `.dot`, `.log`, `.md` and `.pages`.
 */
const KNOWN_ENDINGS: ReadonlySet<string> = new Set(
  [
    // Documents and data.
    'pdf doc docx docm dotx dotm rtf odt ott fodt xls xlsx xlsm xlsb xlt xltx xltm xlam xll ods ots fods ppt pptx pptm',
    'pps ppsx ppsm potx potm odp odg csv tsv tab txt text xml xsl xslt json yaml yml ini cfg conf toml sql html htm',
    'xhtml shtml mht mhtml hta chm hlp epub mobi xps oxps eml msg ics vcf vcard tex mdb accdb accde db sqlite dbf pub',
    'vsd vsdx wpd wps iqy slk dif onepkg',
    // Archives and disk images.
    'zip zipx jar war 7z rar tar gz tgz bz2 tbz tbz2 xz txz zst lz lz4 lzma lzh lha arj ace cab iso img dmg vhd vhdx',
    'vmdk udf',
    // Pictures, sound and video.
    'png jpg jpeg jpe jfif jp2 jxl gif bmp dib tif tiff webp heic heif avif ico svg svgz psd eps ps emf wmf dng cr2 nef',
    'mp3 mp4 m4a m4v mov avi wav mkv webm ogg flac wmv wma swf',
    // Scripts.
    'js mjs cjs jse jsx ts tsx vbs vbe vb wsf wsh wsc sct ps1 ps1xml ps2 psm1 psd1 psc1 bat cmd btm sh bash zsh csh ksh',
    'fish command py pyc pyw pyz rb pl php phtml phar jsp jspx asp aspx cgi lua ahk au3 applescript scpt workflow',
    // Programs, and what installs, configures or starts them.
    'exe com scr pif msi msp mst msix msixbundle appx appxbundle appinstaller appimage apk ipa deb rpm pkg bin elf dll',
    'ocx sys drv cpl efi so dylib msc reg inf lnk url website webloc desktop library-ms search-ms settingcontent-ms',
    'appref-ms diagcab gadget jnlp scf rdp action plist mobileconfig',
  ].flatMap(line => line.split(' ')),
)

const NAME_MAX = 120

/**
 * The last segment of a name, without characters with a meaning in a terminal, a header or a file system. Empty: `''`
 * when nothing is left.
 */
export const plainName = (name: string): string =>
  name
    .replaceAll(/^.*[/\\]/gs, '')
    .replaceAll(/[\p{Cc}\p{Cf}"]/gu, '')
    .trim()
    .slice(-NAME_MAX)

/** The parts of a name before and after its last dot. Empty: both `''` for a name without a dot. */
const splitName = (name: string) => {
  const plain = plainName(name)
  const at = plain.lastIndexOf('.')
  return at === -1 ? { before: '', ending: '' } : { before: plain.slice(0, at), ending: plain.slice(at + 1) }
}

/** The last ending of a name, in lower case and without its dot. Empty: `''` for a name without an ending. */
export const endingOf = (name: string): string => splitName(name).ending.toLowerCase()

/** Whether a name has another well-known ending before its last one, in any spelling: `a.exe.pdf`, `a. EXE .pdf`. */
function hasTwoEndings(name: string): boolean {
  // Other spellings of letters and dots are shown like the plain ones.
  const before = splitName(name)
    .before.normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.]+$/, '')
  return before.includes('.') && KNOWN_ENDINGS.has(before.slice(before.lastIndexOf('.') + 1).trim())
}

/**
 * Refuses a name by which no one can tell the kind of a file: 422 on `field` for one with control characters, without
 * an ending, or with two.
 */
export function refuseUnusableName(name: string, field: string): void {
  if (/\p{Cc}/u.test(name))
    throw invalid(
      field,
      'The name of this file has characters that cannot be used. Rename it and send it again.',
    )
  const { before, ending } = splitName(name)
  if (before.trim() === '' || ending === '')
    throw invalid(field, 'The name of this file has no ending. Rename it and send it again.')
  if (hasTwoEndings(name))
    throw invalid(field, 'The name of this file has two endings. Rename it and send it again.')
}
