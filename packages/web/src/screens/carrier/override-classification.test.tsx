import {
  aCarrierDetail,
  aClassification,
  aFinding,
  anOverride,
  type FakeWorld,
  id,
  foundCover,
} from '@fairhaul/testkit'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { fakePorts } from '../../parts/testing/fake-ports.ts'
import './OverrideDialogs.tsx'
import { showProfile } from './testing/show-profile.tsx'

afterEach(cleanup)

const RULE = 'cargo_at_least_100000'
const ID = id<'carrier'>(7)
const REFRIGERATED = aClassification({
  id: id(3),
  explicitClassification: { id: id(50), name: 'Refrigerated' },
})
const failing = aCarrierDetail({
  id: ID,
  rulesAssessment: {
    findings: [aFinding({ ruleType: RULE, result: 'fail', value: foundCover(50_000) })],
    overrides: [],
  },
})

const HAZMAT = aClassification({ id: id(4), explicitClassification: { id: id(51), name: 'Hazmat' } })
const HAZMAT_RULE = 'authority_age_at_least_6_months'
const IN_HAZMAT = {
  classification: HAZMAT,
  rulesAssessment: {
    findings: [
      aFinding({
        ruleType: HAZMAT_RULE,
        result: 'fail',
        value: {
          code: 'authority_age',
          since: '2026-09-04',
          years: 0,
          months: 2,
          days: 0,
          revocation: null,
          notice: null,
        },
        source: 'FMCSA',
      }),
    ],
    overrides: [],
  },
}
const manyClassifications = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aClassification({
      id: id(at + 1),
      explicitClassification: { id: id(at + 1), name: `Kind ${at + 1}` },
    }),
  )

const open = (change: Partial<FakeWorld> = {}, query = '') =>
  showProfile(fakePorts({ carriers: [failing], classifications: [REFRIGERATED], ...change }), query)

const anOverrideOf = (change: Parameters<typeof anOverride>[0]) =>
  anOverride({
    carrierId: ID,
    ruleType: RULE,
    classificationId: REFRIGERATED.id,
    userName: 'Dana Reyes',
    ...change,
  })

it('an override can be made for one classification, and the verdict of the carrier stays', async () => {
  const { user, world, say } = await open({}, `?override=${RULE}`)
  const drawer = await screen.findByRole('dialog', { name: /Override Cargo/ })
  await user.click(await within(drawer).findByRole('button', { name: /Applies to/ }))
  await user.click(await screen.findByRole('option', { name: 'Refrigerated' }))
  expect(within(drawer).getByText(/Override in Refrigerated alone/)).toBeTruthy()
  await user.type(within(drawer).getByLabelText(/Reason/), 'The reefer policy is on its way.')
  await user.click(within(drawer).getByRole('button', { name: 'Save override' }))
  await waitFor(() => expect(say).toHaveBeenCalledWith(expect.stringContaining('passes for Refrigerated')))
  expect(world.overrides).toMatchObject([{ classificationId: REFRIGERATED.id }])
  expect(screen.getByRole('group', { name: 'Overall verdict' }).textContent).toMatch(/^Fail/)
})

it('a rule that only a classification has is overridden for it, from its row', async () => {
  const { user, world } = await open(
    { unassigned: new Map([[ID, [IN_HAZMAT]]]), classifications: [REFRIGERATED, HAZMAT] },
    `?override=${HAZMAT_RULE}&classification=4`,
  )
  const drawer = await screen.findByRole('dialog', { name: /Override/ })
  expect(await within(drawer).findByText('On record: 2 months, since Sep 4, 2026 (FMCSA).')).toBeTruthy()
  await user.click(await within(drawer).findByRole('button', { name: /Hazmat.*Applies to/ }))
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Hazmat'])
  await user.click(screen.getByRole('option', { name: 'Hazmat' }))
  await user.type(within(drawer).getByLabelText(/Reason/), 'The owner ran hazmat for ten years.')
  await user.click(within(drawer).getByRole('button', { name: 'Save override' }))
  await waitFor(() =>
    expect(world.overrides).toMatchObject([{ ruleType: HAZMAT_RULE, classificationId: HAZMAT.id }]),
  )
})

it('a rule that is not known here is overridden from its row, as any other', async () => {
  const own = aFinding({ ruleType: 'cargo_at_least_250000', result: 'fail', value: foundCover(50_000) })
  const rulesAssessment = { findings: [own], overrides: [] }
  const query = '?override=cargo_at_least_250000'
  await open({ carriers: [aCarrierDetail({ id: ID, rulesAssessment })] }, query)
  expect(await screen.findByRole('dialog', { name: 'Override Cargo at least 250,000' })).toBeTruthy()
  const named = { name: 'Override Cargo at least 250,000', hidden: true }
  const link = await screen.findByRole('link', named)
  expect(link.getAttribute('href')).toContain(query)
})

it('an override can be for a classification of the second page', async () => {
  const { user } = await open({ classifications: manyClassifications(60) }, `?override=${RULE}`)
  const drawer = await screen.findByRole('dialog', { name: /Override Cargo/ })
  await user.click(await within(drawer).findByRole('button', { name: /Applies to/ }))
  expect(await screen.findByRole('option', { name: 'Kind 1' })).toBeTruthy()
  expect(screen.getAllByRole('option')).toHaveLength(61)
})

it('a company without classifications has no choice of one', async () => {
  await open({ classifications: [] }, `?override=${RULE}`)
  const drawer = await screen.findByRole('dialog', { name: /Override Cargo/ })
  expect(within(drawer).queryByRole('button', { name: /Applies to/ })).toBeNull()
})

it('an override for one classification stands with its rule, and is ended there', async () => {
  const { user, world } = await open({ overrides: [anOverrideOf({ expiresOn: '2080-01-01' })] })
  const end = await screen.findByRole('button', {
    name: 'End override of Cargo at least 100,000 for Refrigerated',
  })
  expect(screen.getByText(/For Refrigerated: overridden by Dana Reyes/)).toBeTruthy()
  await user.click(end)
  const dialog = await screen.findByRole('alertdialog', { name: /for Refrigerated\?/ })
  await user.click(within(dialog).getByRole('button', { name: 'End override' }))
  await waitFor(() => expect(world.overrides).toMatchObject([{ isActive: false }]))
})

it('the history of overrides names classification, author, who ended it and file', async () => {
  await open({
    overrides: [
      anOverrideOf({
        isActive: false,
        expiresOn: '2027-03-04',
        createdAt: '2026-03-01T12:00:00.000Z',
        file: { name: 'certificate.pdf', url: '/files/1' },
        ended: { at: '2026-03-05T12:00:00.000Z', userId: id(2), userName: 'Priya Sandhar' },
      }),
    ],
  })
  const file = await screen.findByRole('link', { name: 'certificate.pdf', hidden: true })
  await waitFor(() =>
    expect(file.closest('li')?.textContent).toBe(
      'Dana Reyes, Mar 1, 2026: through Mar 4, 2027, ended early by Priya Sandhar on Mar 5, 2026, for Refrigerated certificate.pdf',
    ),
  )
})

it('the history of overrides counts the older ones, and loads them once it is opened', async () => {
  const { user } = await open({
    overrides: [1, 2, 3].map(month =>
      anOverrideOf({
        id: id(month),
        isActive: false,
        classificationId: null,
        createdAt: `2026-0${month}-01T12:00:00.000Z`,
      }),
    ),
  })
  const summary = await screen.findByText(/^History \(3\)/)
  expect(screen.queryByText(/Dana Reyes, Jan 1, 2026/)).toBeNull()
  await user.click(summary)
  expect(await screen.findByText(/Dana Reyes, Jan 1, 2026/)).toBeTruthy()
  expect(screen.getByText(/^History \(3\)/)).toBeTruthy()
})
