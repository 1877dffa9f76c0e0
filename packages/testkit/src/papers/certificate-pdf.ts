/** What an invented certificate of insurance says. Days as on the form: `03/04/2026`. */
export interface CertificateText {
  readonly insuredName: string
  readonly insuredLines: readonly string[]
  readonly datedOn: string
  readonly effectiveOn: string
  readonly expiresOn: string
  /** As written: `$ 100,000`. */
  readonly cargoLimit: string
  readonly policyNumber: string
  readonly vins: readonly string[]
  /** Pages of the file; the form is on the first, vehicles on the second. */
  readonly pages: number
  /** False: the lines of the form alone, as in a scan. */
  readonly hasText: boolean
  /** Whether its readers need a password. */
  readonly isLocked: boolean
}

const USUAL: CertificateText = {
  insuredName: 'EAGLE MESA FREIGHT LLC',
  insuredLines: ['400 Mesa Road', 'Amarillo, TX 79101'],
  datedOn: '11/20/2026',
  effectiveOn: '03/04/2026',
  expiresOn: '03/04/2027',
  cargoLimit: '$ 250,000',
  policyNumber: 'MTC-3003',
  vins: ['1FUJGLDR3CLBP8834', '1XPBDP9X8FD257820'],
  pages: 2,
  hasText: true,
  isLocked: false,
}

type Placed = readonly [x: number, y: number, text: string, size?: number]

/** The page is 612 by 792 points; y is from its top. */
const HEIGHT = 792

const formOf = (it: CertificateText): readonly Placed[] => [
  [180, 40, 'CERTIFICATE OF LIABILITY INSURANCE', 12],
  [500, 36, 'DATE (MM/DD/YYYY)', 6],
  [500, 48, it.datedOn],
  [36, 80, 'PRODUCER', 6],
  [36, 92, 'Harbor Street Agency'],
  [36, 103, '12 Harbor Street'],
  [36, 114, 'Milwaukee, WI 53202'],
  [310, 80, 'CONTACT NAME: Pat Moreau'],
  [310, 93, 'PHONE (A/C, No, Ext): (414) 555-0142'],
  [310, 106, 'E-MAIL ADDRESS: pat@harborstreet.example'],
  [330, 121, 'INSURER(S) AFFORDING COVERAGE', 6],
  [540, 121, 'NAIC #', 6],
  [310, 134, 'INSURER A : Invented Mutual'],
  [540, 134, '54321'],
  [310, 147, 'INSURER B : Tidewell Surety'],
  [540, 147, '12345'],
  [36, 140, 'INSURED', 6],
  [36, 152, it.insuredName],
  ...it.insuredLines.map((line, at): Placed => [36, 164 + at * 11, line]),
  [36, 210, 'COVERAGES'],
  [220, 210, 'CERTIFICATE NUMBER: 77'],
  [36, 228, 'INSR', 6],
  [66, 228, 'TYPE OF INSURANCE', 6],
  [250, 228, 'POLICY NUMBER', 6],
  [340, 228, 'POLICY EFF', 6],
  [400, 228, 'POLICY EXP', 6],
  [500, 228, 'LIMITS', 6],
  [36, 246, 'A'],
  [66, 246, 'X COMMERCIAL GENERAL LIABILITY'],
  [250, 246, 'GL 1001'],
  [340, 246, it.effectiveOn],
  [400, 246, it.expiresOn],
  [460, 246, 'EACH OCCURRENCE'],
  [545, 246, '$ 1,000,000'],
  [460, 258, 'GENERAL AGGREGATE'],
  [545, 258, '$ 2,000,000'],
  [66, 276, 'UMBRELLA LIAB'],
  [460, 276, 'EACH OCCURRENCE'],
  [545, 276, '$'],
  [36, 294, 'B'],
  [66, 294, 'MOTOR TRUCK CARGO'],
  [250, 294, it.policyNumber],
  [340, 294, it.effectiveOn],
  [400, 294, it.expiresOn],
  [460, 294, 'LIMIT'],
  [545, 294, it.cargoLimit],
  [460, 306, 'DEDUCTIBLE'],
  [545, 306, '$ 1,000'],
  [36, 340, 'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES'],
  [36, 356, 'Cargo exclusions: electronics, tobacco.'],
  [36, 620, 'CERTIFICATE HOLDER'],
  [320, 620, 'CANCELLATION'],
  [36, 634, 'Northlake Freight Brokers'],
  [36, 646, '1 Main Street'],
  [320, 634, 'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED'],
  [320, 660, 'AUTHORIZED REPRESENTATIVE'],
]

const vehiclesOf = ({ vins }: CertificateText): readonly Placed[] => [
  [36, 40, 'ADDITIONAL REMARKS SCHEDULE'],
  ...vins.map((vin, at): Placed => [36, 70 + at * 12, `VIN ${vin}`]),
]

const FRAME = ['30 560 552 60 re', '30 470 552 96 re', '30 120 552 60 re', '30 200 552 260 re']

const contentOf = (placed: readonly Placed[], { hasText }: CertificateText): string =>
  [
    '0.5 w',
    ...FRAME.map(box => `${box} S`),
    ...(hasText ? placed : []).map(
      ([x, y, text, size = 8]) =>
        `BT /F1 ${size} Tf ${x} ${HEIGHT - y} Td (${text.replaceAll(/[\\()]/g, '\\$&')}) Tj ET`,
    ),
  ].join('\n')

/**
 * A certificate of insurance in the usual form, invented, as a PDF. The same text gives the same bytes.
 *
 * @param change what it says otherwise.
 */
export const certificatePdf = (change: Partial<CertificateText> = {}): Buffer => {
  const it = { ...USUAL, ...change }
  const pages = Array.from({ length: it.pages }, (_, at) =>
    contentOf(at === 0 ? formOf(it) : at === 1 ? vehiclesOf(it) : [[36, 40, `Page ${at + 1}`]], it),
  )
  const pageAt = (at: number) => 4 + at * 2
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${pageAt(at)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 ${HEIGHT}] /Contents ${pageAt(at) + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    ...(it.isLocked
      ? [`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >>`]
      : []),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = text.length
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const lock = it.isLocked ? ` /Encrypt ${objects.length} 0 R /ID [<00> <00>]` : ''
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R${lock} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
