import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAnswer } from '../../federal/qcmobile/read-answer.ts'
import { startTestMonitor, type TestMonitor } from '../../testing/test-monitor.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let monitor: TestMonitor
let dana: TestBrowser
beforeAll(async () => {
  monitor = await startTestMonitor({ world: 'small' })
  dana = await monitor.signIn('dana@northlake.example')
})
afterAll(() => monitor.close())

type Carrier = Readonly<Record<string, unknown>>

const answerTo = async (dot: string) => {
  const response = await dana.get(`qcmobile/carriers/${dot}`)
  return {
    status: response.status,
    body: (await response.json()) as { content: { carrier: Carrier } | null },
  }
}

const numbers = async () => {
  const rows = await monitor.database.db
    .selectFrom('carrier_identifiers')
    .select(['carrier_id', 'value_key'])
    .where('is_type', '=', 'DOT')
    .orderBy('carrier_id')
    .limit(60)
    .execute()
  return rows
}

/** What the company's rules say of the same carrier, by type: those that it has. */
const resultsOf = async (carrierId: number) => {
  const response = await dana.get(`carriers/${carrierId}/for_broker_portal`)
  const { rules_assessment } = (await response.json()) as {
    readonly rules_assessment: {
      readonly summary: Readonly<Record<string, { readonly result: string }>>
    } | null
  }
  const summary = Object.entries(rules_assessment?.summary ?? {})
  return Object.fromEntries(summary.map(([type, { result }]) => [type, result]))
}

const ALLOWING = ['active_interstate_authority', 'active_operating_status', 'no_active_out_of_service_orders']

describe('a carrier in the shape of QCMobile', () => {
  it('is Y only where status, authority and orders all pass, N only where one fails, else null', async () => {
    const seen = new Set<unknown>()
    for (const { carrier_id, value_key } of await numbers()) {
      const { body } = await answerTo(value_key)
      const carrier = body.content?.carrier
      if (carrier === undefined) continue
      const summary = await resultsOf(carrier_id)
      const known = ALLOWING.flatMap(rule => summary[rule] ?? [])
      const allowed = carrier['allowedToOperate']
      seen.add(allowed)
      if (known.includes('fail')) expect(allowed).toBe('N')
      else if (known.includes('incomplete')) expect(allowed).not.toBe('Y')
      if (allowed === 'Y') expect(known.every(result => result === 'pass')).toBe(true)
      // A letter that reassures is never of a rule that does not pass.
      if (carrier['commonAuthorityStatus'] === 'A')
        expect(summary['active_interstate_authority'] ?? 'pass').toBe('pass')
    }
    expect(seen).toEqual(new Set(['Y', 'N', null]))
  })

  it('is read by a reader of QCMobile, and has no number of the tax office', async () => {
    const [first] = await numbers()
    const { body } = await answerTo(first?.value_key ?? '')
    expect(body.content?.carrier).toMatchObject({ ein: null, cargoInsuranceOnFile: null })
    const received = { status: 200, contentType: 'application/json', text: JSON.stringify(body) }
    expect(readAnswer(received, first?.value_key ?? '')).toMatchObject({ kind: 'found' })
  })

  it('is the same with leading zeros, and none for a number that no carrier has', async () => {
    const [first] = await numbers()
    const one = await answerTo(first?.value_key ?? '')
    expect((await answerTo(`00${first?.value_key}`)).body.content).toEqual(one.body.content)
    expect(await answerTo('99999999')).toMatchObject({ status: 200, body: { content: null } })
    const received = { status: 200, contentType: 'application/json', text: '{"content":null}' }
    expect(readAnswer(received, '99999999')).toEqual({ kind: 'unknown' })
  })

  it.each(['x', '0', '123456789', '12a'])('%s is no DOT number', async dot => {
    expect((await answerTo(dot)).status).toBe(404)
  })

  it('takes the key in the header, and in no address', async () => {
    const made = await dana.post('api_keys', { api_key: { name: 'TMS', scopes: [], expires_in_days: 30 } })
    const { key } = (await made.json()) as { readonly key: string }
    const [first] = await numbers()
    const path = `http://portal.test/monitor/qcmobile/carriers/${first?.value_key}`
    const fetch = (url: string, headers: Record<string, string> = {}) =>
      monitor.monitor.fetch(new Request(url, { headers }))
    expect((await fetch(path, { authorization: `Bearer ${key}` })).status).toBe(200)
    expect((await fetch(`${path}?webKey=${key}`)).status).toBe(401)
    expect((await fetch(`${path}?webKey=${key}`, { authorization: `Bearer ${key}` })).status).toBe(422)
  })

  it('is not for someone from whom safety data is kept', async () => {
    const robin = await monitor.signIn('robin@northlake.example')
    const [first] = await numbers()
    expect((await robin.get(`qcmobile/carriers/${first?.value_key}`)).status).toBe(403)
  })
})
