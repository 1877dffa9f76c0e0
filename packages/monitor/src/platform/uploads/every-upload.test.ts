import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROUTES } from '../../api/routes/index.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let testCompany: TestCompany
let north: TestBrowser
let legalName: string
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  const carrier = testCompany.database.db.selectFrom('carriers').where('id', '=', 1).select('legal_name')
  legalName = (await carrier.executeTakeFirstOrThrow()).legal_name ?? ''
})
afterAll(() => testCompany.close())

/** Each route that takes a file: the field of the file, and valid other fields. */
const UPLOADS: Readonly<Record<string, readonly [string, Readonly<Record<string, string>>]>> = {
  rule_overrides: [
    'rule_override[file]',
    {
      'rule_override[carrier_id]': '1',
      'rule_override[is_type]': 'cargo_at_least_100000',
      'rule_override[expiration_date]': '2080-01-01',
    },
  ],
  insurance_certificates: [
    'insurance_certificate[file]',
    {
      'insurance_certificate[carrier_id]': '1',
      'insurance_certificate[insured_name]': '{legal name}',
      'insurance_certificate[dated_on]': '2026-01-02',
      'insurance_certificate[policies][cargo][amount]': '100000',
      'insurance_certificate[policies][cargo][policy_number]': 'MTC-1',
      'insurance_certificate[policies][cargo][effective_on]': '2026-01-01',
      'insurance_certificate[policies][cargo][expires_on]': '2027-01-01',
    },
  ],
  own_checks: [
    'own_check[file]',
    {
      'own_check[carrier_id]': '1',
      'own_check[kind]': 'references',
      'own_check[is_verified]': 'false',
      'own_check[checked_on]': '2026-01-01',
    },
  ],
  identity_alert_evidence: [
    'evidence[file]',
    { 'evidence[identity_alert_id]': '1', 'evidence[kind]': 'email', 'evidence[note]': 'A mail' },
  ],
  'onboarding_packet_contracts/upload_redlined_contract': [
    'file',
    { contract_id: '1', onboarding_packet_id: '1' },
  ],
  'tax_form_submissions/upload_redlined_tax_contract': [
    'file',
    { tax_form_id: '1', onboarding_packet_id: '1' },
  ],
  'subscriptions/upload_file': ['file', {}],
}

/** The errors of an upload of a file with this name. */
async function errorsFor(path: string, name: string) {
  const [field, fields] = UPLOADS[path] ?? ['file', {}]
  const form = new FormData()
  for (const [each, value] of Object.entries(fields)) form.set(each, value.replace('{legal name}', legalName))
  const content = path === 'subscriptions/upload_file' ? 'DOT 123' : '%PDF-1.7'
  form.set(field, new File([content], name))
  const response = await refusedWithoutChange(testCompany, 422, () => north.post(path, form))
  const { errors } = (await response.json()) as { errors: { field: string; message: string }[] }
  return errors.map(error => [error.field.replace(/^.*\./, ''), error.message])
}

it('the routes of this test are all that take a file', () => {
  const paths = ROUTES.filter(({ multipart }) => multipart).map(({ path }) => path)
  expect(paths.toSorted()).toEqual(Object.keys(UPLOADS).toSorted())
})

it.each(Object.keys(UPLOADS))('an upload to %s is refused by its name like every other', async path => {
  // A form has no file in a part with an empty name.
  expect(await errorsFor(path, '')).toEqual([['file', 'Send a file.']])
  for (const name of [' ', 'a', 'a.', 'a.pdf.'])
    expect(await errorsFor(path, name)).toEqual([
      ['file', 'The name of this file has no ending. Rename it and send it again.'],
    ])
  for (const name of ['a.csv.pdf', 'a.tar.gz.pdf', 'a.hta.pdf', 'a.exe .pdf', 'a.csv.txt'])
    expect(await errorsFor(path, name)).toEqual([
      ['file', 'The name of this file has two endings. Rename it and send it again.'],
    ])
})
