import { createHash, createPublicKey, verify } from 'node:crypto'
import {
  decisionJson,
  type Load,
  type LoadId,
  type Outcome,
  type RecordCrypto,
  type Refusal,
  type RuleType,
  verifyRecord,
} from '@fairhaul/core'
import { expectInvalid, expectRefused, valueOf } from '@fairhaul/testkit/contracts'
import { startTestMonitor, type TestMonitor } from '@fairhaul/monitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpDecisionRecords } from '../calls/decision-records.ts'
import { httpGate } from '../calls/gate.ts'
import { httpLoads } from '../calls/loads.ts'
import { signedInHttp } from '../testing/signed-in-http.ts'
import type { Http } from '../transport/http.ts'

const DANA = 'dana@northlake.example'
const NORTHLAKE = 1

const crypto: RecordCrypto = {
  sha256: async text => createHash('sha256').update(text).digest('hex'),
  fingerprint: async pem =>
    createHash('sha256')
      .update(createPublicKey(pem).export({ type: 'spki', format: 'der' }))
      .digest('hex'),
  isSignatureOf: async ({ publicKeyPem, text, signature }) =>
    verify(null, Buffer.from(text), publicKeyPem, Buffer.from(signature, 'base64')),
}

describe('decisions about loads, over HTTP, against the monitor', () => {
  let monitor: TestMonitor
  let send: Http
  let loads: readonly Load[]
  beforeAll(async () => {
    monitor = await startTestMonitor({ world: 'small' })
    send = await signedInHttp(monitor, DANA)
    loads = valueOf(await httpLoads(send).list({ tab: 'open' })).items
  })
  afterAll(() => monitor.close())

  const decide = (loadId: LoadId, message: string | null = null, stage: 'tender' | 'pickup' = 'tender') =>
    httpDecisionRecords(send).createOfLoad({ loadId, stage, message })
  const answerOf = async ({ id }: Load) => valueOf(await httpGate(send).ofLoad({ id }))
  const loadThat = async (isIt: (pass: Awaited<ReturnType<typeof answerOf>>) => boolean): Promise<Load> => {
    for (const load of loads) if (isIt(await answerOf(load))) return load
    throw new Error('No load of the world is so.')
  }
  const isBlocked = ({ reasons }: Awaited<ReturnType<typeof answerOf>>) =>
    reasons.some(({ code }) => code === 'do_not_dispatch')
  const assessBy = (ruleType: RuleType) =>
    monitor.database.db
      .updateTable('rule_sets')
      .set({ is_types: JSON.stringify({ [ruleType]: 2 }) })
      .where('company_id', '=', NORTHLAKE)
      .where('classification_id', 'is', null)
      .execute()
  /** A load whose carrier fails a rule that anyone with the permission may override. */
  const failed = async () => {
    await assessBy('cargo_at_least_5000000')
    return loadThat(pass => pass.answer === 'no' && !isBlocked(pass))
  }
  /** A load whose carrier may have it, or may after a look. */
  const allowed = async () => {
    await assessBy('active_operating_status')
    return loadThat(pass => pass.answer !== 'no' && pass.carrier !== null)
  }
  const withScopes = async (scopes: readonly string[], act: () => Promise<Outcome<unknown, Refusal>>) => {
    const { db } = monitor.database
    const known = await db
      .selectFrom('users')
      .select('scopes')
      .where('email', '=', DANA)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('users')
      .set({ scopes: [...scopes] })
      .where('email', '=', DANA)
      .execute()
    const outcome = await act()
    await db.updateTable('users').set({ scopes: known.scopes }).where('email', '=', DANA).execute()
    return outcome
  }

  it('a record has the load, the stage, the answer of the gate with its reasons, and who, when and why', async () => {
    const load = await allowed()
    const { answer, day, until, reasons } = await answerOf(load)
    const record = valueOf(await decide(load.id, ' Called the agent. ', 'pickup'))
    expect(record).toMatchObject({
      message: 'Called the agent.',
      carrierId: load.carrierId,
      authorName: 'Dana Reyes',
    })
    expect(record.load).toEqual({
      id: load.id,
      number: load.externalNumber,
      stage: 'pickup',
      answer,
      day,
      until,
      reasons,
    })
    const listed = valueOf(await httpDecisionRecords(send).listOfLoad({ loadId: load.id }))
    expect(listed.items).toMatchObject([{ id: record.id, load: { id: load.id, stage: 'pickup', answer } }])
  })

  it('its file is checked without the monitor, by the public key that the monitor gives', async () => {
    const load = await allowed()
    const record = valueOf(await decide(load.id))
    const key = valueOf(await httpDecisionRecords(send).signingKey())
    const file: unknown = JSON.parse(decisionJson(record))
    expect(await verifyRecord(file, crypto, key.publicKey)).toMatchObject({
      code: 'right',
      fingerprint: key.fingerprint,
      isPartial: false,
      isKeyTrusted: true,
    })
    const later = valueOf(await httpDecisionRecords(send).find({ id: record.id }))
    expect(JSON.parse(decisionJson(later))).toEqual(file)
    const text = decisionJson(record).replace('"stage": "tender"', '"stage": "pickup"')
    expect(await verifyRecord(JSON.parse(text), crypto, key.publicKey)).toMatchObject({ code: 'altered' })
  })

  it('who may not see safety data gets a record that can be checked all the same, without any of it', async () => {
    const load = await failed()
    const { id } = valueOf(await decide(load.id, 'Agreed with the shipper.'))
    let file: unknown
    let shown: unknown
    await withScopes(['manage_users', 'block_safety_data'], async () => {
      const outcome = await httpDecisionRecords(send).find({ id })
      file = JSON.parse(decisionJson(valueOf(outcome)))
      shown = valueOf(outcome).load
      return outcome
    })
    expect(await verifyRecord(file, crypto)).toMatchObject({ code: 'right', isPartial: true })
    expect(JSON.stringify(shown)).not.toContain('out_of_service_order')
  })

  it('a no needs a reason, by one who may override', async () => {
    const load = await failed()
    expect((await answerOf(load)).answer).toBe('no')
    expectInvalid(await decide(load.id), 'message')
    expectInvalid(await decide(load.id, '  '), 'message')
    expectRefused(await withScopes(['manage_users'], () => decide(load.id, 'Agreed.')), 'forbidden')
    expect(valueOf(await decide(load.id, 'Agreed with the shipper.')).load).toMatchObject({ answer: 'no' })
  })

  it('a carrier that is set to do not dispatch is refused, and so is a load without one', async () => {
    expectRefused(await decide((await loadThat(isBlocked)).id, 'Agreed.'), 'conflict')
    const without = loads.find(({ carrierId }) => carrierId === null)!
    expectRefused(await decide(without.id, 'Agreed.'), 'conflict')
  })

  it("another company's load looks missing, and nothing is kept of a refused decision", async () => {
    const { db } = monitor.database
    const count = async () => (await db.selectFrom('decision_records').select('id').execute()).length
    const before = await count()
    const foreign = await db
      .selectFrom('loads')
      .select('id')
      .where('company_id', '<>', NORTHLAKE)
      .executeTakeFirstOrThrow()
    expectRefused(await decide(foreign.id as LoadId, 'Agreed.'), 'not-found')
    expect(
      valueOf(await httpDecisionRecords(send).listOfLoad({ loadId: foreign.id as LoadId })).items,
    ).toEqual([])
    expectInvalid(await decide((await failed()).id), 'message')
    expect(await count()).toBe(before)
  })

  it('no call gives the private key, and the database keeps it as it is', async () => {
    const { db } = monitor.database
    const { private_key } = await db.selectFrom('signing_keys').selectAll().executeTakeFirstOrThrow()
    const secret = private_key.split('\n')[1] ?? ''
    expect(secret.length).toBeGreaterThan(40)
    const key = valueOf(await httpDecisionRecords(send).signingKey())
    const record = valueOf(await decide((await allowed()).id))
    expect(JSON.stringify([key, record])).not.toContain(secret)
    await expect(
      db
        .updateTable('signing_keys')
        .set({ fingerprint: '0'.repeat(64) })
        .execute(),
    ).rejects.toThrow('never changed')
    await expect(db.deleteFrom('signing_keys').execute()).rejects.toThrow('never changed')
  })
})
