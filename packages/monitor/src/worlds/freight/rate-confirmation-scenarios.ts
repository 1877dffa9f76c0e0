/** An address, or what to make of the one that the carrier has on record. */
export type LetterAddress = string | ((onRecord: string) => string)

/** One e-mail of a scenario: from the company, or with `from` a reply to it. */
export interface Letter {
  readonly to?: LetterAddress
  readonly from?: LetterAddress
  readonly subject: string
  readonly body: string
  readonly at: readonly [daysAgo: number, minute: number]
  readonly isFlagged?: true
  readonly isUndelivered?: true
  readonly document?: string
}

/** A rate confirmation of Northlake with its e-mails: of a load, or of a lane alone. */
export type Scenario = OfScenario &
  (
    | { readonly load: number; readonly lane?: never }
    | { readonly load: null; readonly lane: readonly [origin: string, destination: string] }
  )

interface OfScenario {
  readonly carrier: number
  readonly rateCents: number
  readonly tickets?: readonly string[]
  readonly isDelivered: boolean
  /** Cargo insurance on the day of the verdict. */
  readonly cargo: number
  readonly letters: readonly Letter[]
}

const onRecord: LetterAddress = address => address

const sent = (what: string) =>
  `Hello,\n\nattached is our rate confirmation, ${what}. Please sign it and send it back.\n\n` +
  'Dana Reyes\nNorthlake Freight Brokers LLC\n(312) 555-0101'

/** One of each way in which an address relates to its carrier, the newest last. Loads are Northlake's first ones. */
export const SCENARIOS: readonly Scenario[] = [
  {
    carrier: 11,
    load: 5,
    rateCents: 162_000,
    isDelivered: true,
    cargo: 250_000,
    letters: [
      {
        to: onRecord => onRecord.replace(/^[^@]*/, 'nights'),
        subject: 'Rate confirmation, load NL-20805',
        body: sent('load NL-20805'),
        at: [4, 620],
        document: 'rate-confirmation-NL-20805.pdf',
      },
    ],
  },
  {
    carrier: 3,
    load: null,
    lane: ['Laredo, TX', 'Tulsa, OK'],
    rateCents: 214_550,
    isDelivered: false,
    cargo: 100_000,
    letters: [
      {
        to: onRecord => onRecord.toUpperCase(),
        subject: 'Rate confirmation, Laredo to Tulsa',
        body: sent('Laredo to Tulsa'),
        at: [3, 540],
        isUndelivered: true,
        document: 'rate-confirmation-laredo-tulsa.pdf',
      },
    ],
  },
  {
    carrier: 6,
    load: null,
    lane: ['Dallas, TX', 'Tulsa, OK'],
    rateCents: 98_000,
    tickets: ['signed_from_unknown_address', 'other_carrier_at_dock'],
    isDelivered: true,
    cargo: 100_000,
    letters: [
      {
        to: 'loads@copperline-dispatching.example',
        subject: 'Rate confirmation, Dallas to Tulsa',
        body: sent('Dallas to Tulsa'),
        at: [3, 700],
        isFlagged: true,
        document: 'rate-confirmation-dallas-tulsa.pdf',
      },
      {
        from: 'loads@copperline-dispatching.example',
        subject: 'Re: Rate confirmation, Dallas to Tulsa',
        body: 'Signed. Please pay the factoring company named below, not the one on file.\n\n<b>Thank you</b>',
        at: [3, 725],
        document: 'signed-by-copperline.pdf',
      },
    ],
  },
  {
    carrier: 2,
    load: 1,
    rateCents: 185_050,
    isDelivered: true,
    cargo: 250_000,
    letters: [
      {
        to: onRecord,
        subject: 'Rate confirmation, load NL-20801',
        body: sent('load NL-20801'),
        at: [2, 500],
        document: 'rate-confirmation-NL-20801.pdf',
      },
      {
        from: onRecord,
        subject: 'Re: Rate confirmation, load NL-20801',
        body: 'Signed copy attached. The driver is Ruben, truck 14, at the dock from 7:00.\n\nEagle Mesa dispatch',
        at: [2, 548],
        document: 'NL-20801-signed.pdf',
      },
      {
        to: onRecord,
        subject: 'Re: Rate confirmation, load NL-20801',
        body: 'Thank you. The dock opens at 6:30.',
        at: [2, 560],
      },
    ],
  },
  {
    carrier: 2,
    load: 1,
    rateCents: 185_050,
    tickets: ['signed_from_unknown_address'],
    isDelivered: false,
    cargo: 250_000,
    letters: [
      {
        from: 'dispatch@eag1emesa.example',
        subject: 'load NL-20801 - please send again to this address',
        body: 'hi, our mail has problems today. send the rate con to this address and call the number below. thx',
        at: [1, 480],
      },
      {
        to: 'dispatch@eag1emesa.example',
        subject: 'FW: Rate confirmation, load NL-20801',
        body: sent('load NL-20801'),
        at: [1, 495],
        isFlagged: true,
        document: 'rate-confirmation-NL-20801-copy.pdf',
      },
    ],
  },
]
