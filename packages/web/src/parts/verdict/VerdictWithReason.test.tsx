import {
  type CautionFacts,
  type FeatureToggles,
  type RuleFinding,
  type RulesAssessment,
  shortConnection,
  USUAL_TOGGLES,
} from '@fairhaul/core'
import {
  aBlockedConnection,
  aCarrier,
  aConnectionOnHold,
  aFinding,
  anIdentityTie,
  anOverride,
  id,
  someCautionFacts,
  foundCover,
} from '@fairhaul/testkit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ResolveContext } from '../../di/use-store.ts'
import { VerdictLine } from './VerdictLine.tsx'
import { VerdictWithReason } from './VerdictWithReason.tsx'

afterEach(cleanup)

const cargo = aFinding({ result: 'fail', value: foundCover(50_000) })
const assessed = (
  findings: readonly RuleFinding[],
  rest: Partial<RulesAssessment> = {},
): RulesAssessment => ({ companyId: id(1), findings, overrides: [], ...rest })

const shown = (rulesAssessment: RulesAssessment | null) => {
  const carrier = aCarrier({ rulesAssessment })
  const { container } = render(<VerdictWithReason carrier={carrier} today="2026-11-21" place="row" />)
  return container.textContent
}

/** A row with the orange shield, as the toggles of the portal are. */
const beside = (finding: RuleFinding, cautions: CautionFacts, toggles: Partial<FeatureToggles> = {}) => {
  const configuration = { toggles: { ...USUAL_TOGGLES, ...toggles } }
  const carrier = aCarrier({ rulesAssessment: assessed([finding]), cautions })
  return render(
    <ResolveContext value={() => configuration as never}>
      <VerdictWithReason carrier={carrier} today="2026-11-21" place="row" />
    </ResolveContext>,
  )
}
const pass = aFinding({ result: 'pass' })

it('a verdict says why, with what was read and what is needed', () => {
  const order = aFinding({ ruleType: 'active_operating_status', result: 'incomplete', value: null })
  expect(shown(assessed([cargo, order]))).toBe('FailCargo $50,000, needs $100,000 +1')
})

it('a carrier that passes says how many rules it passes', () => {
  expect(shown(assessed([aFinding()]))).toBe('PassThe only rule passes')
  expect(shown(assessed([aFinding(), aFinding({ ruleType: 'bipd_at_least_750000' })]))).toBe(
    'PassAll 2 rules pass',
  )
})

it('an override has its end date beside the word', () => {
  const overrides = [anOverride({ expiresOn: '2027-03-04' })]
  expect(shown(assessed([cargo], { overrides }))).toBe(
    'Override until Mar 4, 2027Cargo $50,000, needs $100,000',
  )
})

it('a carrier that was not assessed has no reason', () => expect(shown(null)).toBe('Not assessed'))

it('a verdict with hidden rules says that it is partial, and how many are hidden', () => {
  const text = shown(assessed([aFinding()], { hidden: { count: 3, worst: 'Fail' } }))
  expect(text).toBe('FailpartialA rule that is not shown to you')
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toContain(
    'Partial: 3 rules are not shown to you.',
  )
})

it('the evidence shows whole values of failed rules first, and folds those that pass', () => {
  const long = aFinding({
    ruleType: 'active_interstate_authority',
    result: 'fail',
    value: { code: 'active_not_required', active: 'common', why: 'one_state' },
    source: 'FMCSA census',
    asOf: '2026-11-20',
  })
  shown(assessed([aFinding(), long]))
  fireEvent.click(screen.getByRole('button', { name: 'Fail' }))
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe(
    'Why it failsOperates in one state only, needs active interstate authorityFMCSA census, Nov 20, 20261 rule passesCargo at least 100,000',
  )
})

it('a carrier that passes and is blocked is shown as blocked first, with its verdict, who, when and why below', () => {
  const carrier = aCarrier({
    rulesAssessment: assessed([pass]),
    connection: shortConnection(aBlockedConnection()),
  })
  const { container } = render(<VerdictWithReason carrier={carrier} today="2026-11-21" place="row" />)
  expect(container.textContent).toBe('Do not dispatchVerdict Pass. Double brokered a load.')
  fireEvent.click(screen.getByRole('button', { name: 'Do not dispatch' }))
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toMatch(
    /^The carrier is set to Do not dispatch. Since Nov 19, 2026, Dana Reyes: Double brokered a load.Why it passes/,
  )
})

it('a carrier on hold that is not assessed is shown as on hold', () => {
  const connection = shortConnection(aConnectionOnHold({ hold: null }))
  render(
    <VerdictLine
      carrier={aCarrier({ rulesAssessment: null, connection })}
      today="2026-11-21"
      place="suggestion"
    />,
  )
  expect(screen.getByText('On hold')).toBeTruthy()
  expect(screen.getByText('Not assessed')).toBeTruthy()
})

it('the line of a suggestion has no button', () => {
  render(
    <VerdictLine
      carrier={aCarrier({ rulesAssessment: assessed([cargo]) })}
      today="2026-11-21"
      place="suggestion"
    />,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Cargo $50,000, needs $100,000')).toBeTruthy()
})

it('the orange shield in a row names the first reason, and leads to its section of the profile', () => {
  beside(pass, someCautionFacts({ alertDays: ['2026-11-20'], insights: ['authority_history_gap'] }))
  const shield = screen.getByRole('link', {
    name: 'Worth a look: Identity alert of Nov 20, 2026; Insight: gap in authority',
  })
  expect(shield.textContent).toMatch(/^Alert \+1/)
  expect(shield.getAttribute('href')).toMatch(/\/carriers\/7#identity-alerts$/)
})

it('the evidence of a verdict lists every reason for the orange shield', () => {
  beside(pass, someCautionFacts({ doNotUseCount: 2, insights: ['authority_history_gap'] }))
  fireEvent.click(screen.getByRole('button', { name: 'Pass' }))
  const list = screen.getByRole('list', { name: 'Worth a look', hidden: true })
  expect([...list.children].map(({ textContent }) => textContent?.trim())).toEqual([
    'Shares contacts with 2 do-not-dispatch carriers',
    'Insight: gap in authority',
  ])
})

it.each<readonly [string, RuleFinding, CautionFacts, Partial<FeatureToggles>]>([
  ['a failure', cargo, someCautionFacts({ alertDays: ['2026-11-20'] }), {}],
  ['nothing found', pass, someCautionFacts(), {}],
  ['the toggle off', pass, someCautionFacts({ alertDays: ['2026-11-20'] }), { showsOrangeShield: false }],
])('a row with %s has no orange shield', (_, finding, cautions, toggles) => {
  beside(finding, cautions, toggles)
  expect(screen.queryByRole('link')).toBeNull()
})

const TIE = 'Same phone as COPPER WREN TRANSPORT LLC, revoked Jan 29, 2024'
const tied = someCautionFacts({ identityTies: [anIdentityTie()] })

it.each([
  ['a pass', pass],
  ['a failure', cargo],
])(
  'beside %s a tie to a carrier that should not be used is named in full and leads to the identity check',
  (_, finding) => {
    beside(finding, tied)
    const mark = screen.getByRole('link', { name: TIE })
    expect(mark.getAttribute('href')).toBe('/broker/carriers/7#identity')
    expect(mark.textContent).toBe(`Tied to revoked${TIE}`)
  },
)

it('a tie is before the shield, and without the shield where that is off', () => {
  const both = someCautionFacts({ identityTies: [anIdentityTie()], insights: ['authority_history_gap'] })
  beside(pass, both)
  expect(screen.getAllByRole('link').map(link => link.textContent?.slice(0, 7))).toEqual([
    'Tied to',
    'Insight',
  ])
  cleanup()
  beside(pass, both, { showsOrangeShield: false })
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it('a tie to a carrier that the company blocked is not shown while that warning is off', () => {
  const ties = someCautionFacts({ identityTies: [anIdentityTie({ reason: 'do_not_dispatch', on: null })] })
  beside(pass, ties)
  expect(screen.getByRole('link', { name: /set to Do not dispatch$/ })).toBeTruthy()
  cleanup()
  beside(pass, ties, { offersDoNotUseAssociations: false })
  expect(screen.queryByRole('link')).toBeNull()
})

it.each([
  ['a blocked carrier', { connection: aBlockedConnection(), rulesAssessment: assessed([pass]) }],
  ['a carrier that is not assessed', { rulesAssessment: null }],
])('a tie is shown with %s too', (_, change) => {
  const configuration = { toggles: USUAL_TOGGLES }
  const carrier = aCarrier({ ...change, cautions: tied })
  render(
    <ResolveContext value={() => configuration as never}>
      <VerdictWithReason carrier={carrier} today="2026-11-21" place="row" />
      <VerdictLine carrier={carrier} today="2026-11-21" place="suggestion" />
    </ResolveContext>,
  )
  expect(screen.getAllByRole('link', { name: TIE })).toHaveLength(1)
  expect(screen.getAllByTitle(TIE)).toHaveLength(2)
})
