import {
  aCarrierDetail,
  aClassification,
  aFinding,
  anOverride,
  aUser,
  type FakeWorld,
  id,
  foundCover,
} from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ScreenStoreContext } from '../../../../di/use-screen-store.ts'
import { aPage } from '../../../../parts/testing/a-page.tsx'
import { fakePorts } from '../../../../parts/testing/fake-ports.ts'
import { screen as carrierScreen } from '../../screen.ts'
import { section } from './section.ts'

afterEach(cleanup)

const CARRIER = id<'carrier'>(7)
const carrier = aCarrierDetail({
  id: CARRIER,
  rulesAssessment: { findings: [aFinding({ result: 'pass' })], overrides: [] },
})
const ONE = {
  classification: aClassification({
    explicitClassification: { id: id<'classification'>(3), name: 'Refrigerated' },
  }),
  rulesAssessment: {
    findings: [aFinding({ ruleType: 'cargo_at_least_100000', result: 'fail', value: foundCover(50_000) })],
    overrides: [],
  },
} as const

const show = async (
  change: Partial<FakeWorld>,
  prepare: (ports: ReturnType<typeof fakePorts>) => void = () => undefined,
) => {
  const ports = fakePorts({ carriers: [carrier], ...change })
  prepare(ports)
  const page = aPage(ports)
  const profile = carrierScreen.open(
    {
      params: { id: '7' },
      url: new URL('http://portal.invalid/carriers/7'),
      resolve: page.resolve,
      signal: new AbortController().signal,
    },
    undefined,
  )
  await profile.settled()
  const store = section.open?.({ carrierId: CARRIER, profile, resolve: page.resolve }, undefined) ?? {}
  render(
    <page.Page>
      <ScreenStoreContext value={store}>
        <section.Component
          id="classifications"
          name="Classifications"
          store={profile}
          carrier={profile.carrier ?? carrier}
          today={profile.today}
        />
      </ScreenStoreContext>
    </page.Page>,
  )
  return { ...page, user: userEvent.setup({ delay: null }) }
}

it('a classification that the carrier does not have tells its verdict and why', async () => {
  await show({ unassigned: new Map([[CARRIER, [ONE]]]) })
  expect(await screen.findByText('Refrigerated')).toBeTruthy()
  expect(screen.getByText('Fail')).toBeTruthy()
  expect(screen.getAllByText(/Cargo \$50,000, needs \$100,000/).length).toBeGreaterThan(0)
  expect(screen.getByText('Passes with cargo coverage of $100,000 or more in force.')).toBeTruthy()
})

it('each rule against a carrier in a classification leads to its override for that classification', async () => {
  const user = aUser({ scopes: ['manage_rule_overrides'] })
  await show({ unassigned: new Map([[CARRIER, [ONE]]]), user })
  const link = await screen.findByRole('link', {
    name: 'Override Cargo at least 100,000 for Refrigerated',
    hidden: true,
  })
  const { id: classification } = ONE.classification
  expect(link.getAttribute('href')).toBe(
    `/broker/carriers/7?override=cargo_at_least_100000&classification=${classification}`,
  )
})

it('a rule of a classification tells the overrides it had', async () => {
  const ended = anOverride({
    classificationId: ONE.classification.id,
    isActive: false,
    createdAt: '2026-03-01T12:00:00.000Z',
    ended: { at: '2026-03-05T12:00:00.000Z', userId: id(2), userName: 'Priya Sandhar' },
  })
  await show({ unassigned: new Map([[CARRIER, [ONE]]]), overrides: [ended] })
  expect(await screen.findByText(/ended early by Priya Sandhar on Mar 5, 2026/)).toBeTruthy()
})

it('a carrier with every classification says so', async () => {
  await show({ unassigned: new Map() })
  expect(await screen.findByText('This carrier has every classification that you use.')).toBeTruthy()
})

it('classifications that could not be loaded can be tried again, and the rules stand', async () => {
  const { user } = await show({ unassigned: new Map([[CARRIER, [ONE]]]) }, ({ classifications }) =>
    classifications.failNext('unassigned'),
  )
  await user.click(await screen.findByRole('button', { name: /Try again/ }))
  expect(await screen.findByText('Refrigerated')).toBeTruthy()
})

it('the classifications that the carrier has are listed above those that it does not have', async () => {
  const hazmat = aClassification({
    id: id(4),
    explicitClassification: { id: id(51), name: 'Hazmat' },
    isByBrokerElection: false,
  })
  await show({
    classifications: [ONE.classification, hazmat],
    unassigned: new Map([[CARRIER, [ONE]]]),
  })
  const assigned = (await screen.findByText('Assigned by rules')).closest('dd')
  expect(assigned?.textContent).toBe('Hazmat Assigned by rules')
})
