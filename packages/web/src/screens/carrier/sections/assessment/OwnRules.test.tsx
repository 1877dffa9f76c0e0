import { aCarrierDetail, aFinding, anAssessment, aRuleSet, id, foundCover } from '@fairhaul/testkit'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { fakePorts } from '../../../../parts/testing/fake-ports.ts'
import { showProfile } from '../../testing/show-profile.tsx'

afterEach(cleanup)

const carrier = aCarrierDetail({ id: id(7) })
const rulesOf = async () => (await screen.findByText('Your company’s rules')).closest('details')!

it('the company’s own rules are folded below the assessment, with their number and day', async () => {
  const values = new Map([['cargo_at_least_100000', 2] as const])
  await showProfile(fakePorts({ carriers: [carrier], ruleSets: [aRuleSet({ values })] }))
  const own = await rulesOf()
  expect(await within(own).findByText('1 in use since Feb 2, 2024')).toBeTruthy()
  expect(within(own).getByText('Cargo at least 100,000')).toBeTruthy()
  expect(own.open).toBe(false)
})

it('own rules that could not be loaded can be tried again, and the assessment stands', async () => {
  const ports = fakePorts({ carriers: [carrier] })
  ports.rules.failNext('list')
  const { user } = await showProfile(ports)
  const own = await rulesOf()
  expect(await within(own).findByText('not loaded')).toBeTruthy()
  await user.click(await within(own).findByRole('button', { name: /Try again/ }))
  expect(await within(own).findByText(/in use since/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: /Assessment/ })).toBeTruthy()
})

it('a rule that only a newer monitor knows is shown by its readable name, and can be overridden as any other', async () => {
  const values = new Map([
    ['cargo_at_least_100000', 2],
    ['no_change_of_owner', 2],
  ])
  const findings = [
    aFinding({ result: 'fail', value: foundCover(50_000) }),
    aFinding({
      ruleType: 'no_change_of_owner',
      result: 'fail',
      value: { code: 'text', text: 'sold Nov 2, 2026' },
    }),
  ]
  const newer = aCarrierDetail({ id: id(7), rulesAssessment: anAssessment({ findings }) })
  await showProfile(fakePorts({ carriers: [newer], ruleSets: [aRuleSet({ values })] }))
  const own = await rulesOf()
  expect(await within(own).findByText('2 in use since Feb 2, 2024')).toBeTruthy()
  expect(within(own).getByText('No change of owner')).toBeTruthy()
  const row = screen.getByRole('row', { name: /No change of owner: sold Nov 2, 2026/ })
  expect(
    within(row)
      .getByRole('link', { name: /Override/ })
      .getAttribute('href'),
  ).toMatch(/\?override=no_change_of_owner$/)
  expect(screen.getByRole('link', { name: 'Override Cargo at least 100,000' })).toBeTruthy()
})
