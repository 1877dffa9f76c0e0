import { expect, it } from 'vitest'
import { startTestCompany } from '../../testing/start-test-company.ts'
import { monitorRoutes } from '../routes/index.ts'

const OPERATOR = '127.0.0.1:4100'
const pending =
  (testCompany: Awaited<ReturnType<typeof startTestCompany>>) =>
  (path: string, from = '127.0.0.1') =>
    testCompany.monitor.fetch(new Request(`http://${OPERATOR}${path}`), { remoteAddress: from })

it('/ready answers 200 while the database does, and 503 without details otherwise', async () => {
  const testCompany = await startTestCompany()
  const request = pending(testCompany)
  expect((await request('/ready', '10.1.2.3')).status).toBe(200)
  await testCompany.close()
  const response = await request('/ready', '10.1.2.3')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(await response.json()).toEqual({ status: 'not ready', because: 'database' })
})

it('/metrics counts calls by route and status, for this machine only', async () => {
  const testCompany = await startTestCompany()
  const request = pending(testCompany)
  const north = await testCompany.as('north')
  await north.get('rule_overrides/999')
  await north.get('rules')
  const text = await (await request('/metrics')).text()
  expect(text).toContain('monitor_calls_total{route="GET rule_overrides/:id",status="404"} 1')
  expect(text).toContain('monitor_call_seconds_count{route="GET rules"} 1')
  expect(text).toMatch(/^monitor_calls_under_way 0$/m)
  expect(text).not.toContain('office.example')
  expect((await request('/metrics', '10.1.2.3')).status).toBe(404)
  await testCompany.close()
})

it('/openapi.json is open to anyone', async () => {
  const testCompany = await startTestCompany()
  const response = await pending(testCompany)('/monitor/openapi.json', '10.1.2.3')
  const { openapi, paths } = (await response.json()) as { openapi: string; paths: Record<string, object> }
  expect(openapi).toBe('3.1.0')
  expect(Object.values(paths).flatMap(path => Object.keys(path))).toHaveLength(monitorRoutes().length)
  await testCompany.close()
})
