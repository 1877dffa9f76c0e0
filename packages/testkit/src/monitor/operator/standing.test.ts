import { expect, it } from 'vitest'
import { monitorRoutes } from '../routes/index.ts'
import { startOffice } from '../testing/start-office.ts'

const OPERATOR = '127.0.0.1:4100'
const asking =
  (office: Awaited<ReturnType<typeof startOffice>>) =>
  (path: string, from = '127.0.0.1') =>
    office.monitor.fetch(new Request(`http://${OPERATOR}${path}`), { remoteAddress: from })

it('is ready while its database answers, and says no more than that it is not when it does not', async () => {
  const office = await startOffice()
  const ask = asking(office)
  expect((await ask('/ready', '10.1.2.3')).status).toBe(200)
  await office.close()
  const response = await ask('/ready', '10.1.2.3')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(await response.json()).toEqual({ status: 'not ready', because: 'database' })
})

it('counts calls by route and status, and shows that to this machine alone', async () => {
  const office = await startOffice()
  const ask = asking(office)
  const north = await office.as('north')
  await north.get('rule_overrides/999')
  await north.get('rules')
  const text = await (await ask('/metrics')).text()
  expect(text).toContain('monitor_calls_total{route="GET rule_overrides/:id",status="404"} 1')
  expect(text).toContain('monitor_call_seconds_count{route="GET rules"} 1')
  expect(text).toMatch(/^monitor_calls_under_way 0$/m)
  expect(text).not.toContain('office.example')
  expect((await ask('/metrics', '10.1.2.3')).status).toBe(404)
  await office.close()
})

it('tells anyone what it speaks', async () => {
  const office = await startOffice()
  const response = await asking(office)('/monitor/openapi.json', '10.1.2.3')
  const { openapi, paths } = (await response.json()) as { openapi: string; paths: Record<string, object> }
  expect(openapi).toBe('3.1.0')
  expect(Object.values(paths).flatMap(path => Object.keys(path))).toHaveLength(monitorRoutes().length)
  await office.close()
})
