import { afterAll, beforeAll, expect, it } from 'vitest'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany({ disablesDnuAssociations: true })
})
afterAll(() => testCompany.close())

it.each([
  ['block_associated_carriers', { is_type: 'email' }],
  ['block_associated_carriers_by_ids', { is_type: 'email', carrier_ids: [2] }],
])('with DISABLE_DNU_ASSOCIATIONS %s is refused, and lists are not', async (call, body) => {
  const north = await testCompany.as('north')
  const response = await refusedWithoutChange(testCompany, 403, () =>
    north.call('PATCH', `carriers/1/${call}`, body),
  )
  expect(await response.text()).toContain('This installation blocks no carrier by what it shares')
  expect((await north.get('carriers/1/associated_carriers')).status).toBe(200)
})
