import { aChatPerson } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { chatSettings } from './chat-settings.ts'

it('the chat gets the data of the user and company that section 1 lists, and nothing else', () => {
  expect(chatSettings('app1', aChatPerson())).toStrictEqual({
    app_id: 'app1',
    hide_default_launcher: true,
    user_id: '1',
    user_hash: 'c0ffee00c0ffee00',
    name: 'Dana Reyes',
    email: 'dana@northlake.example',
    phone: '+13125550142',
    created_at: 1_706_779_800,
    company: {
      company_id: '1',
      name: 'Northlake Freight Brokers LLC',
      created_at: 1_706_778_000,
      plan: 'fleet',
      status: 'active',
    },
  })
})

it('the chat gets no field for missing data', () => {
  const unknown = { legalName: null, createdAt: null, planId: null, status: null }
  const { company } = aChatPerson()
  if (company === null) throw new Error('The sample has a company')
  const settings = chatSettings('app1', aChatPerson({ phoneE164: null, company: { ...company, ...unknown } }))
  expect(settings).not.toHaveProperty('phone')
  expect(settings).toHaveProperty('company', { company_id: '1' })
})

it.each([null, { id: null, legalName: 'Half-made', createdAt: null, planId: null, status: null }])(
  'the chat gets no company without an id: %j',
  company => {
    expect(chatSettings('app1', aChatPerson({ company }))).not.toHaveProperty('company')
  },
)
