import { canonicalJson, type Json } from '../shared/canonical-json.ts'
import { checkDecision, type Sha256 } from './check-decision.ts'

/** What a record says of itself, as far as it says it. */
export interface RecordContent {
  readonly company: string | null
  readonly author: string | null
  /** An instant. */
  readonly madeAt: string | null
  readonly verdict: string | null
  readonly message: string | null
  /** Null: it is about the carrier alone. */
  readonly load: { readonly name: string; readonly stage: string; readonly answer: string } | null
}

/**
 * What a check of a signed record found.
 *
 * - `right`: it is what was signed. `isPartial`: safety data is left out, and its digest fits. `isKeyTrusted`: the key was given
 *   apart from the record; without one, anyone may have signed with the key that the record names.
 * - `altered`: something in it is not what was signed.
 * - `wrong_key`: it was signed with another key than the one that was given.
 * - `unsigned`: it has no signature. - `not_a_record`: it is no decision record.
 *
 * Source: section 4, "Signed record".
 */
export type RecordCheck =
  | { readonly code: 'not_a_record' }
  | { readonly code: 'unsigned' | 'altered'; readonly content: RecordContent }
  | { readonly code: 'wrong_key'; readonly content: RecordContent; readonly fingerprint: string }
  | {
      readonly code: 'right'
      readonly content: RecordContent
      readonly fingerprint: string
      readonly isPartial: boolean
      readonly isKeyTrusted: boolean
    }

/** What a check needs of cryptography. */
export interface RecordCrypto {
  readonly sha256: Sha256
  /** SHA-256 of a public key as SPKI in DER, 64 hexadecimal digits. Null: the PEM is no public key for Ed25519. */
  readonly fingerprint: (publicKeyPem: string) => Promise<string | null>
  /** Whether a signature in Base64 is of a text in UTF-8, by Ed25519. */
  readonly isSignatureOf: (params: {
    readonly publicKeyPem: string
    readonly text: string
    readonly signature: string
  }) => Promise<boolean>
}

type Members = Readonly<Record<string, Json>>

const membersOf = (value: unknown): Members | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : null

const textIn = (members: Members | null, name: string): string | null => {
  const value = members?.[name]
  return typeof value === 'string' ? value : null
}

/** The text of which a signature is: the canonical JSON of the digest and the form of the signature. */
export const signedText = (digest: string): string =>
  canonicalJson({ digest, format: 'fairhaul.signature.1' })

const loadIn = (general: Members): RecordContent['load'] => {
  const load = membersOf(general['load'])
  if (load === null) return null
  const id = load['id']
  return {
    name: textIn(load, 'external_load_number') ?? (typeof id === 'number' ? String(id) : ''),
    stage: textIn(load, 'stage') ?? '',
    answer: textIn(membersOf(load['gate']), 'answer') ?? '',
  }
}

const contentOf = (general: Members): RecordContent => ({
  company: textIn(general, 'company_name'),
  author: textIn(general, 'user_name'),
  madeAt: textIn(general, 'made_at'),
  verdict: textIn(general, 'verdict'),
  message: textIn(general, 'message'),
  load: loadIn(general),
})

/** The parts of a record. Null: it is none. */
const partsOf = (value: unknown) => {
  const record = membersOf(value)
  const digest = textIn(record, 'digest')
  const digests = membersOf(record?.['digests'])
  const [ofGeneral, ofSafety] = [textIn(digests, 'general'), textIn(digests, 'safety')]
  const general = membersOf(record?.['general'])
  const safety = record?.['safety']
  if (record === null || general === null || digest === null || ofGeneral === null || ofSafety === null)
    return null
  if (!(textIn(general, 'format') ?? '').startsWith('fairhaul.decision-record.')) return null
  if (safety !== null && membersOf(safety) === null) return null
  const document = {
    digest,
    digests: { general: ofGeneral, safety: ofSafety },
    general,
    safety: safety ?? null,
  }
  const signed = membersOf(record['signature'])
  const [fingerprint, publicKey, signature] = ['fingerprint', 'public_key', 'value'].map(it =>
    textIn(signed, it),
  )
  return {
    document,
    signed:
      fingerprint == null || publicKey == null || signature == null
        ? null
        : { fingerprint, publicKey, signature },
  }
}

/**
 * Checks a record as its file has it, without a server: its digests, then its signature, by a key that was given or else by the
 * one that the record names. Members may come in any order. Source: section 4, "Signed record".
 */
export const verifyRecord = async (
  value: unknown,
  crypto: RecordCrypto,
  givenKey: string | null = null,
): Promise<RecordCheck> => {
  const parts = partsOf(value)
  if (parts === null) return { code: 'not_a_record' }
  const { document, signed } = parts
  const content = contentOf(document.general)
  if (signed === null) return { code: 'unsigned', content }
  if ((await checkDecision(document, crypto.sha256)) === 'changed') return { code: 'altered', content }
  const publicKeyPem = givenKey ?? signed.publicKey
  const fingerprint = await crypto.fingerprint(publicKeyPem)
  if (fingerprint === null || fingerprint !== signed.fingerprint)
    return givenKey === null
      ? { code: 'altered', content }
      : { code: 'wrong_key', content, fingerprint: signed.fingerprint }
  const { signature } = signed
  const isRight = await crypto.isSignatureOf({ publicKeyPem, text: signedText(document.digest), signature })
  return isRight
    ? {
        code: 'right',
        content,
        fingerprint,
        isPartial: document.safety === null,
        isKeyTrusted: givenKey !== null,
      }
    : { code: 'altered', content }
}

const ANSWERS: Readonly<Record<string, string>> = { yes: 'yes', no: 'no', look: 'a person must look' }

/**
 * What a record says, in lines: what was decided, by whom and when. Empty: "not on record" for what it does not say. Source:
 * section 4, "Signed record"; the wording is ours.
 */
export const recordContentLines = (content: RecordContent): readonly string[] => {
  const { company, author, madeAt, verdict, message, load } = content
  const missing = 'not on record'
  return [
    ...(load === null
      ? []
      : [`Load ${load.name}, ${load.stage}: the gate said ${ANSWERS[load.answer] ?? load.answer}.`]),
    `Verdict: ${verdict ?? 'not assessed'}.`,
    `Decided by ${author ?? missing} of ${company ?? missing}, ${madeAt ?? missing}.`,
    ...(message === null ? [] : [`Why: ${message}`]),
  ]
}

/** What a check found, in a sentence. Source: section 4, "Signed record"; the wording is ours. */
export const recordCheckText = (check: RecordCheck): string => {
  switch (check.code) {
    case 'not_a_record':
      return 'This is not a decision record.'
    case 'unsigned':
      return 'The record has no signature.'
    case 'altered':
      return 'The record was altered: it is not what was signed.'
    case 'wrong_key':
      return `The record was signed with another key: ${check.fingerprint}.`
    case 'right':
      return [
        `The signature is right. Key: ${check.fingerprint}.`,
        ...(check.isPartial ? ['Safety data is not in this file; its digest fits.'] : []),
        ...(check.isKeyTrusted
          ? []
          : [
              'The key came with the record. Give the key that the company published to be sure whose it is.',
            ]),
      ].join(' ')
  }
}
