import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canonicalJson, type Json } from '../../own-carriers/decisions/canonical-json.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

interface Fact {
  readonly key: string
  readonly value: unknown
  readonly source: string | null
  readonly as_of: string | null
}
interface Part {
  readonly rules: readonly { readonly is_type: string; readonly outcome: string }[]
  readonly facts: readonly Fact[]
  readonly overrides: readonly { readonly is_type: string; readonly note: string | null }[]
}
interface StoredDecision {
  readonly id: number
  readonly verdict: string
  readonly digest: string
  readonly digests: { readonly general: string; readonly safety: string }
  readonly general: Part & {
    readonly made_at: string
    readonly message: string | null
    readonly safety_rules: unknown
    readonly policies: readonly object[]
    readonly contacts: readonly object[]
  }
  readonly safety: Part | null
  readonly today: { readonly day: string; readonly general: Part; readonly safety: Part | null } | null
}

let testCompany: TestCompany
let north: TestBrowser
let unsafe: TestBrowser
let south: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  unsafe = await testCompany.as('unsafe')
  south = await testCompany.as('south')
})
afterAll(() => testCompany.close())

const keep = async (by = north, message: string | null = null, carrier_id = 1) => {
  const response = await by.post('decision_records', { decision_record: { carrier_id, message } })
  expect(response.status).toBe(201)
  return (await response.json()) as StoredDecision
}
const show = async (id: number, by = north) =>
  (await (await by.get(`decision_records/${id}`)).json()) as StoredDecision
const sha256 = (value: unknown) =>
  createHash('sha256')
    .update(canonicalJson(value as Json))
    .digest('hex')
const factOf = (part: Part | null | undefined, key: string) => part?.facts.find(fact => fact.key === key)

describe('a decision record', () => {
  it('has facts with source and day, findings, verdict, who, when and the note', async () => {
    const made = await keep(north, ' Spoke to the owner.\n<b>Weekly</b> ')
    expect(made.verdict).toBe('fail')
    expect(made.general).toMatchObject({
      format: 'fairhaul.decision-record.5',
      carrier_id: 1,
      company_id: 1,
      company_name: 'North Office',
      user_id: 1,
      user_name: 'north Person',
      made_at: testCompany.clock.now().toISOString(),
      day: '2026-11-21',
      message: 'Spoke to the owner.\n<b>Weekly</b>',
      verdict: made.verdict,
      safety_rules: { count: 1, worst: 'fail' },
    })
    expect(factOf(made.general, 'phone')).toEqual({
      key: 'phone',
      value: '+18065550100',
      source: 'FMCSA census',
      as_of: '2026-11-01',
    })
    expect(made.general.rules.map(({ is_type, outcome }) => [is_type, outcome])).toEqual([
      ['active_interstate_authority', 'pass'],
      ['bipd_at_least_750000', 'pass'],
      ['cargo_at_least_100000', 'incomplete'],
    ])
    expect(made.safety?.rules).toEqual([
      {
        is_type: 'satisfactory_or_unrated_safety_rating',
        outcome: 'fail',
        result: 'fail',
        value: { code: 'rating', rating: 'C' },
        source: 'FMCSA safety measurement',
        as_of: '2026-11-01',
        older_than_days: null,
        unread: null,
      },
    ])
    expect(made.general.policies).toHaveLength(1)
  })

  it('has the people on record, and the reasons of overrides as their authors noted them', async () => {
    const { db } = testCompany.database
    const made_at = (minute: number) => `2026-11-20T08:${minute}:00.000Z`
    const by = { company_id: 1, carrier_id: 3, user_id: 1 }
    const override = { ...by, is_active: true, expiration_date: '2027-01-31' }
    await db
      .insertInto('rule_overrides')
      .values([
        { ...override, is_type: 'cargo_at_least_100000', created_at: made_at(10) },
        { ...override, is_type: 'bipd_at_least_750000', created_at: made_at(20) },
        { ...override, is_type: 'active_interstate_authority', created_at: made_at(30) },
      ])
      .execute()
    await db
      .insertInto('notes')
      .values([
        { ...by, text: 'Override of cargo: the insurer confirmed.', created_at: made_at(11) },
        { ...by, text: 'Override of BIPD: by letter.', created_at: made_at(21) },
        { ...by, text: 'Called the owner.', created_at: made_at(31) },
      ])
      .execute()
    await db
      .insertInto('carrier_contacts')
      .values({ carrier_id: 3, name: 'Ruth Ames', source: 'FMCSA census' })
      .execute()
    const { general, digests } = await keep(north, null, 3)
    const notes = general.overrides.map(({ is_type, note }) => [is_type, note])
    expect(Object.fromEntries(notes)).toEqual({
      cargo_at_least_100000: 'Override of cargo: the insurer confirmed.',
      bipd_at_least_750000: 'Override of BIPD: by letter.',
      active_interstate_authority: null,
    })
    expect(general.contacts).toMatchObject([{ name: 'Ruth Ames', source: 'FMCSA census' }])
    expect(sha256(general)).toBe(digests.general)
  })

  it('has the SHA-256 of each part, and of both', async () => {
    const { id, digest, digests, general, safety } = await keep()
    expect(sha256(general)).toBe(digests.general)
    expect(sha256(safety)).toBe(digests.safety)
    expect(sha256(digests)).toBe(digest)
    expect(await show(id)).toMatchObject({ digest, digests, general, safety })
  })

  it('is no longer the same after any change of it', async () => {
    const { general, digests } = await keep(north, 'As agreed')
    expect(sha256({ ...general, message: 'As agreed.' })).not.toBe(digests.general)
  })

  it('without safety data, for someone who may not see it, can be checked as far as it goes', async () => {
    const made = await keep(unsafe)
    expect(made.safety).toBeNull()
    expect(made.today?.safety).toBeNull()
    expect(JSON.stringify(made)).not.toMatch(/satisfactory_or_unrated|Conditional|vehicle_oos_rate/)
    expect(made.verdict).toBe('fail')
    expect(sha256(made.general)).toBe(made.digests.general)
    expect(sha256(made.digests)).toBe(made.digest)
    const whole = await show(made.id)
    expect(whole.digest).toBe(made.digest)
    expect(sha256(whole.safety)).toBe(made.digests.safety)
  })

  it('stays as it was when the carrier changes, which today shows', async () => {
    const { db } = testCompany.database
    const { id } = await keep(north, null, 3)
    await db.updateTable('carriers').set({ phone: '+13125550100' }).where('id', '=', 3).execute()
    const found = await show(id)
    expect(factOf(found.general, 'phone')?.value).toBe('+18065550100')
    expect(factOf(found.today?.general, 'phone')?.value).toBe('+13125550100')
  })

  it('outlives its carrier', async () => {
    const { db } = testCompany.database
    const { id, digest } = await keep(north, null, 5)
    await db.deleteFrom('carriers').where('id', '=', 5).execute()
    expect(await show(id)).toMatchObject({ digest, today: null })
  })

  it.each(['update decision_records set message = null', 'delete from decision_records'])(
    'is refused by the database: %s',
    async statement => {
      await keep()
      await expect(sql.raw(statement).execute(testCompany.database.db)).rejects.toThrow(
        'A decision record is never changed or removed.',
      )
    },
  )
})

describe('decision records', () => {
  it('are listed for one carrier, newest first, without their contents', async () => {
    const first = await keep(north, 'One', 2)
    const second = await keep(north, 'Two', 2)
    const response = await north.get('decision_records?carrier_id=2&per_page=1')
    expect(response.headers.get('totalitems')).toBe('2')
    expect(await response.json()).toEqual([
      {
        id: second.id,
        carrier_id: 2,
        user_id: 1,
        user_name: 'north Person',
        made_at: testCompany.clock.now().toISOString(),
        message: 'Two',
        verdict: second.verdict,
        digest: second.digest,
        load_id: null,
        stage: null,
        gate_answer: null,
      },
    ])
    const next = await north.get('decision_records?carrier_id=2&per_page=1&page=2')
    expect(((await next.json()) as StoredDecision[]).map(({ id }) => id)).toEqual([first.id])
  })

  it("of another company are missing, and not in one's list", async () => {
    const { id } = await keep()
    expect((await south.get(`decision_records/${id}`)).status).toBe(404)
    expect(await (await south.get('decision_records?carrier_id=1')).json()).toEqual([])
  })

  it('of a missing carrier cannot be made, nor with a note of more than 2,000 characters', async () => {
    const made = async (decision_record: object) =>
      (await north.post('decision_records', { decision_record })).status
    expect(await made({ carrier_id: 4_000 })).toBe(404)
    expect(await made({ carrier_id: 1, message: 'a'.repeat(2_001) })).toBe(422)
    expect(await made({ carrier_id: 1, verdict: 'pass' })).toBe(422)
  })

  it('are closed to someone who sees the short profile only', async () => {
    const watch = await testCompany.as('watch')
    expect((await watch.get('decision_records?carrier_id=1')).status).toBe(403)
  })

  it('a record that is sent twice under one key is made once', async () => {
    const body = { decision_record: { carrier_id: 2, message: 'Once' } }
    const headers = { 'idempotency-key': 'decision-record-1' }
    const [one, other] = [
      await north.call('POST', 'decision_records', body, headers),
      await north.call('POST', 'decision_records', body, headers),
    ]
    expect(((await one.json()) as StoredDecision).id).toBe(((await other.json()) as StoredDecision).id)
  })
})

describe('a record that an act keeps', () => {
  const block = async (by: TestBrowser, notes: string) => {
    const path = 'connections/set_carrier_to_do_not_dispatch?carrier_id=2'
    const response = await by.call('PATCH', path, { status: 'do_not_dispatch', notes })
    return (await response.json()) as { id: number; decision_record_id?: number }
  }
  const onboard = async (id: number) => {
    const response = await north.call('PATCH', `connections/${id}`, { connection: { status: 'onboarded' } })
    return (await response.json()) as { decision_record_id?: number }
  }
  const acts = async (id: number) =>
    ((await (await north.get(`decision_records/${id}`)).json()) as { acts: object[] }).acts
  const contents = () => testCompany.database.db.selectFrom('decision_contents').select('digest').execute()

  it('is one a day for each kind of act, to which a second act of that day adds itself', async () => {
    const { id, decision_record_id: first = 0 } = await block(north, 'Double brokered.')
    const again = await block(unsafe, 'Hostage load.')
    expect(again.decision_record_id).toBe(first)
    expect(await acts(first)).toMatchObject([
      { user_name: 'north Person', note: 'Double brokered.' },
      { user_name: 'unsafe Person', note: 'Hostage load.' },
    ])
    const repeated = await block(north, 'Hostage load.')
    expect(repeated.decision_record_id).toBeUndefined()
    const { decision_record_id: onboarded = 0 } = await onboard(id)
    expect(onboarded).toBeGreaterThan(first)
    expect(await acts(onboarded)).toMatchObject([{ user_name: 'north Person', note: null }])
    testCompany.clock.move(86_400)
    const next = await block(await testCompany.as('north'), 'Again.')
    expect(next.decision_record_id).toBeGreaterThan(onboarded)
  })

  it('has digests that fit, says of which act it is, and stores what it says once', async () => {
    const own = await testCompany.as('north')
    const { decision_record_id: id = 0 } = await block(own, 'Once more.')
    const before = (await contents()).length
    const made = await keep(own, 'By hand.', 2)
    const { general, safety, digests, digest } = await show(id, own)
    expect(general.message).toBe('Kept when the carrier was marked do not dispatch.')
    expect([sha256(general), sha256(safety), sha256(digests)]).toEqual([
      digests.general,
      digests.safety,
      digest,
    ])
    await keep(own, 'By hand, again.', 2)
    expect(made.id).toBeGreaterThan(id)
    expect((await contents()).length).toBeLessThanOrEqual(before + 1)
  })

  it.each(['decision_acts', 'decision_contents'])('is never changed: %s', async table => {
    await expect(sql.raw(`delete from ${table}`).execute(testCompany.database.db)).rejects.toThrow(
      'A decision record is never changed or removed.',
    )
  })
})
