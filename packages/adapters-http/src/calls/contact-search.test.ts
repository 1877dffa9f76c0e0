import { expect, it } from 'vitest'
import { json, localFetch } from '../testing/local-fetch.ts'
import { wireCarrier, wireSignedIn } from '../testing/wire-samples.ts'
import { http } from '../transport/http.ts'
import { httpContactSearch } from './contact-search.ts'

const NOTHING = { carriers: [], fraud_reports_count: 0, fraud_reports: [], lookalikes: [] }
const atDomainOf = async (answer: object) => {
  const { fetch } = localFetch(json(wireSignedIn()), json(answer))
  const found = await httpContactSearch(http({ base: '', fetch })).byEmail({ email: 'a@b.example' })
  return found.ok ? found.value.atDomain.map(({ id, address }) => [id, address]) : found.refusal
}

it('a monitor that names no carriers at the domain of an address has none', async () => {
  expect(await atDomainOf(NOTHING)).toEqual([])
})

it('a carrier at the domain of an address comes with its address there, unless its connection is not known here', async () => {
  const row = { ...wireCarrier(), phone: null, address: 'office@b.example' }
  const unknown = { ...row, connection: { id: 1, status: 'paused', is_dismissed: false } }
  expect(await atDomainOf({ ...NOTHING, at_domain: [row, unknown] })).toEqual([
    [wireCarrier().id, 'office@b.example'],
  ])
})
