import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decisionJson } from '@fairhaul/core'
import { fakeDecisionRecords, fakeWorld, FAKE_SIGNING_KEY, aLoad, aCarrier } from '@fairhaul/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runVerify, VERIFY_USAGE } from './verify.ts'

let folder: string
const at = (name: string) => join(folder, name)
const run = async (...args: readonly string[]) => {
  let printed = ''
  let reported = ''
  const code = await runVerify(args, {
    print: text => void (printed += text),
    report: message => void (reported += message),
  })
  return { code, printed, reported }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairhaul-verify-'))
  const world = fakeWorld()
  const [carrier = aCarrier()] = world.carriers
  world.loads = [aLoad({ carrierId: carrier.id, companyId: world.user!.company!.id! })]
  const made = await fakeDecisionRecords(world).createOfLoad({
    loadId: aLoad().id,
    stage: 'tender',
    message: 'Agreed with the shipper.',
  })
  if (!made.ok) throw new Error(made.refusal.kind)
  const text = decisionJson(made.value)
  writeFileSync(at('record.json'), text)
  writeFileSync(at('altered.json'), text.replace('Agreed with the shipper.', 'Agreed with the Shipper.'))
  writeFileSync(at('unsigned.json'), JSON.stringify({ ...JSON.parse(text), signature: null }))
  writeFileSync(at('other.json'), '{"a": 1}')
  writeFileSync(at('text.json'), 'no JSON')
  writeFileSync(at('key.pem'), FAKE_SIGNING_KEY.publicKey)
  const { publicKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  writeFileSync(at('other-key.pem'), publicKey)
  const { publicKey: rsa } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  writeFileSync(at('rsa.pem'), rsa)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('fairhaul verify', () => {
  it('says what was decided, and that the signature is right', async () => {
    const { code, printed } = await run(at('record.json'), '--key', at('key.pem'))
    expect(code).toBe(0)
    expect(printed).toContain('Why: Agreed with the shipper.')
    expect(printed).toMatch(
      new RegExp(`The signature is right\\. Key: ${FAKE_SIGNING_KEY.fingerprint}\\.\n$`),
    )
    const alone = await run(at('record.json'))
    expect(alone).toMatchObject({
      code: 0,
      printed: expect.stringContaining('The key came with the record.'),
    })
  })

  it.each([
    ['altered.json', 'key.pem', 'The record was altered: it is not what was signed.'],
    ['record.json', 'other-key.pem', 'The record was signed with another key: '],
    ['unsigned.json', 'key.pem', 'The record has no signature.'],
    ['other.json', 'key.pem', 'This is not a decision record.'],
    ['text.json', 'key.pem', 'This is not a decision record.'],
  ])('of %s with %s it says "%s"', async (record, key, text) => {
    expect(await run(at(record), '--key', at(key))).toMatchObject({
      code: 1,
      printed: expect.stringContaining(text),
    })
  })

  it.each([
    [['missing.json'], 'missing.json cannot be read: '],
    [['record.json', '--key', 'missing.pem'], 'missing.pem cannot be read: '],
    [['record.json', '--key', 'text.json'], 'no public key for Ed25519.'],
    [['record.json', '--key', 'rsa.pem'], 'no public key for Ed25519.'],
    [[], 'Name one record.'],
    [['record.json', 'other.json'], 'Name one record.'],
    [['--colour'], 'colour'],
  ])('it could not start with %j', async (args, text) => {
    const { code, reported } = await run(...args.map(each => (each.startsWith('-') ? each : at(each))))
    expect([code, reported]).toEqual([2, expect.stringContaining(text)])
  })

  it('a signature that is none, and a key in the record that is none, are altered', async () => {
    const record = JSON.parse(readFileSync(at('record.json'), 'utf8')) as { signature: object }
    for (const change of [{ value: 'AAAA' }, { public_key: 'none' }]) {
      writeFileSync(
        at('forged.json'),
        JSON.stringify({ ...record, signature: { ...record.signature, ...change } }),
      )
      expect(await run(at('forged.json'))).toMatchObject({
        code: 1,
        printed: expect.stringContaining('altered'),
      })
    }
  })

  it('says how it is used', async () => {
    expect(await run('--help')).toEqual({ code: 0, printed: `${VERIFY_USAGE}\n`, reported: '' })
  })
})
