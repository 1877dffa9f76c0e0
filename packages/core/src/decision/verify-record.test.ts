import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { holdsInTime } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, type Json } from '../shared/canonical-json.ts'
import {
  type RecordCrypto,
  recordCheckText,
  recordContentLines,
  signedText,
  verifyRecord,
} from './verify-record.ts'

const keyPair = () =>
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const hash = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')
const crypto: RecordCrypto = {
  sha256: async text => hash(text),
  fingerprint: async pem => {
    try {
      return hash(createPublicKey(pem).export({ type: 'spki', format: 'der' }))
    } catch {
      return null
    }
  },
  isSignatureOf: async ({ publicKeyPem, text, signature }) =>
    verify(null, Buffer.from(text), publicKeyPem, Buffer.from(signature, 'base64')),
}
const own = keyPair()
const other = keyPair()

const general = {
  format: 'fairhaul.decision-record.5',
  salt: 'a1',
  company_name: 'Northlake Freight Brokers LLC',
  user_name: 'Dana Reyes',
  made_at: '2026-11-21T14:05:00.000Z',
  verdict: 'fail',
  message: 'The agent confirmed cover by phone.',
  load: { id: 17, external_load_number: 'NL-20841', stage: 'tender', gate: { answer: 'no' } },
}
const signedRecord = async (
  parts: { readonly general: Json; readonly safety: Json } = { general, safety: { salt: 'b2', facts: [] } },
) => {
  const of = (value: Json) => hash(canonicalJson(value))
  const digests = { general: of(parts.general), safety: of(parts.safety) }
  const digest = of(digests)
  return {
    id: 12,
    digest,
    digests,
    ...parts,
    signature: {
      fingerprint: (await crypto.fingerprint(own.publicKey)) ?? '',
      public_key: own.publicKey,
      value: sign(null, Buffer.from(signedText(digest)), own.privateKey).toString('base64'),
    },
  }
}
const codeOf = async (value: unknown, key: string | null = null) =>
  (await verifyRecord(value, crypto, key)).code

describe('the check of a signed record without a server', () => {
  it('a whole record is right, by its own key and by the one that is given, in whatever order its members come', async () => {
    const record = await signedRecord()
    expect(await verifyRecord(record, crypto)).toMatchObject({
      code: 'right',
      isPartial: false,
      isKeyTrusted: false,
      content: { author: 'Dana Reyes', load: { name: 'NL-20841', stage: 'tender', answer: 'no' } },
    })
    const turned = Object.fromEntries(Object.entries(record).toReversed())
    expect(await verifyRecord(turned, crypto, own.publicKey)).toMatchObject({
      code: 'right',
      isKeyTrusted: true,
    })
  })

  it('without safety data it is right as far as it goes', async () => {
    const record = { ...(await signedRecord()), safety: null }
    expect(await verifyRecord(record, crypto)).toMatchObject({ code: 'right', isPartial: true })
  })

  it('says what is wrong', async () => {
    const record = await signedRecord()
    const { signature } = record
    expect(await codeOf(record, other.publicKey)).toBe('wrong_key')
    expect(await codeOf(record, 'no key')).toBe('wrong_key')
    expect(await codeOf({ ...record, signature: null })).toBe('unsigned')
    expect(await codeOf({ ...record, signature: { fingerprint: 'a' } })).toBe('unsigned')
    expect(await codeOf({ ...record, general: { ...general, verdict: 'pass' } })).toBe('altered')
    expect(await codeOf({ ...record, signature: { ...signature, public_key: other.publicKey } })).toBe(
      'altered',
    )
    const forged = { ...signature, value: sign(null, Buffer.from('x'), own.privateKey).toString('base64') }
    expect(await codeOf({ ...record, signature: forged })).toBe('altered')
    for (const none of [
      null,
      [],
      'text',
      {},
      { ...record, general: [] },
      { ...record, safety: 'x' },
      { ...record, digest: 1 },
      { ...record, digests: {} },
      { ...record, general: {} },
    ])
      expect(await codeOf(none)).toBe('not_a_record')
    expect(await codeOf(JSON.parse(JSON.stringify({ ...record, safety: undefined })))).not.toBe('right')
  })

  it('says what was decided, by whom and when', async () => {
    const check = await verifyRecord(await signedRecord(), crypto)
    if (check.code === 'not_a_record') throw new Error('It is a record.')
    expect(recordContentLines(check.content)).toEqual([
      'Load NL-20841, tender: the gate said no.',
      'Verdict: fail.',
      'Decided by Dana Reyes of Northlake Freight Brokers LLC, 2026-11-21T14:05:00.000Z.',
      'Why: The agent confirmed cover by phone.',
    ])
    const bare = { format: 'fairhaul.decision-record.5', load: { id: 17, gate: { answer: 'later' } } }
    const less = await verifyRecord(await signedRecord({ general: bare, safety: {} }), crypto)
    if (less.code === 'not_a_record') throw new Error('It is a record.')
    expect(recordContentLines(less.content)).toEqual([
      'Load 17, : the gate said later.',
      'Verdict: not assessed.',
      'Decided by not on record of not on record, not on record.',
    ])
    const alone = { ...bare, load: { stage: 'pickup' } }
    const without = await verifyRecord(await signedRecord({ general: alone, safety: {} }), crypto)
    expect(without).toMatchObject({ content: { load: { name: '', stage: 'pickup', answer: '' } } })
    const plain = await verifyRecord(
      await signedRecord({ general: { ...bare, load: null }, safety: {} }),
      crypto,
    )
    if (plain.code === 'not_a_record') throw new Error('It is a record.')
    expect(recordContentLines(plain.content)[0]).toBe('Verdict: not assessed.')
  })

  it('each result has a sentence', async () => {
    const record = await signedRecord()
    const text = async (value: unknown, key: string | null = null) =>
      recordCheckText(await verifyRecord(value, crypto, key))
    expect(await text(record, own.publicKey)).toMatch(/^The signature is right\. Key: [0-9a-f]{64}\.$/)
    expect(await text({ ...record, safety: null })).toMatch(
      /its digest fits\. The key came with the record\./,
    )
    expect(await text(record, other.publicKey)).toMatch(/^The record was signed with another key: /)
    expect(await text({})).toBe('This is not a decision record.')
    expect(await text({ ...record, signature: null })).toBe('The record has no signature.')
    expect(await text({ ...record, general: { ...general, message: null } })).toMatch(
      /^The record was altered/,
    )
  })

  it('no altered record is ever right', () =>
    holdsInTime(
      [fc.constantFrom(...Object.keys(general), 'new'), fc.jsonValue(), fc.constantFrom('general', 'safety')],
      async (name, value, part) => {
        const record = await signedRecord()
        const changed = {
          ...record,
          [part]: { ...(record[part as 'general'] as Record<string, Json>), [name]: value as Json },
        }
        const isSame = canonicalJson(changed) === canonicalJson(record)
        expect((await codeOf(changed)) === 'right').toBe(isSame)
      },
    ))
})
