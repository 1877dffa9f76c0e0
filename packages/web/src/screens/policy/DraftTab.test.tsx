import { policyPath } from '@fairhaul/core'
import {
  aCarrierDetail,
  aClassification,
  aPolicyDraft,
  aPolicyRule,
  aPolicyVersion,
  aSubscription,
  id,
  refusal,
} from '@fairhaul/testkit'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { aPolicyPage, twoVersions } from './testing/a-policy-page.tsx'

afterEach(cleanup)

const draft = policyPath({ tab: 'draft' })
const withVersions = () => ({ world: { policyVersions: twoVersions() } })
/** The choice of what a rule is, whose name says what is chosen. */
const mode = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^(Off|Notify only|Required) ${name}$`) })
const choose = async (person: UserEvent, name: string, label: string) => {
  await person.click(mode(name))
  await person.click(await screen.findByRole('option', { name: label }))
}

const insured = (at: number, cargoUsd: number) => {
  const carrier = aCarrierDetail({ id: id(at), legalName: `HAULER ${at}` })
  return { ...carrier, insurance: { ...carrier.insurance, cargoUsd, cargoUntil: null } }
}

describe('the draft of the next version', () => {
  it('says whose verdict it would change, and leads to the what-if', async () => {
    const fleet = [insured(1, 100_000), insured(2, 500_000)]
    const { person, settle, store } = await aPolicyPage(draft, {
      world: {
        policyVersions: [aPolicyVersion({ sections: [{ classificationId: null, rules: [aPolicyRule()] }] })],
        carriers: fleet,
        subscriptions: fleet.map(({ id: carrierId }) => aSubscription({ carrierId })),
      },
    })
    expect(screen.getByText('The draft is the same as your rules')).toBeTruthy()
    const field = screen.getByRole('textbox', { name: 'Threshold of Cargo at least' })
    await person.clear(field)
    await person.type(field, '250000')
    await settle()
    expect(await screen.findByRole('button', { name: '1 Pass to Fail' })).toBeTruthy()
    const table = screen.getByRole('table', { name: 'Carriers that would change' })
    expect(within(table).getByRole('row', { name: /HAULER 1/ }).textContent).toContain('needs $250,000')
    expect(screen.getByRole('link', { name: 'Try in the what-if' }).getAttribute('href')).toBe(
      '/broker/rules/what-if?a[cargo_at_least_100000]=250000',
    )
    expect(store.draft.policy[0].rules).toEqual([aPolicyRule({ ruleType: 'cargo_at_least_250000' })])
    await person.click(screen.getByRole('button', { name: 'Save as version' }))
    expect(
      await screen.findByText(
        'The verdict of 1 carrier would change today: 0 are onboarded, 0 have open loads.',
      ),
    ).toBeTruthy()
    expect(screen.getByText('Cargo at least $250,000 in place of $100,000.')).toBeTruthy()
  })

  it('compares in a classification that has rules of its own', async () => {
    const fleet = [insured(1, 100_000), insured(2, 500_000)]
    const rules = [aPolicyRule()]
    const { person, settle } = await aPolicyPage(draft, {
      world: {
        policyVersions: [
          aPolicyVersion({
            sections: [
              { classificationId: null, rules },
              { classificationId: aClassification().id, rules },
            ],
          }),
        ],
        carriers: fleet,
        subscriptions: fleet.map(({ id: carrierId }) => aSubscription({ carrierId })),
      },
    })
    const field = screen.getByRole('textbox', { name: /^Threshold of Cargo at least, / })
    await person.clear(field)
    await person.type(field, '250000')
    await settle()
    expect(screen.getByText('The draft is the same as your rules')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: /Verdicts$/ }))
    await person.click(await screen.findByRole('option', { name: /^In / }))
    await settle()
    expect(await screen.findByRole('button', { name: '1 Pass to Fail' })).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Save as version' }))
    expect(await screen.findByText('No carrier’s verdict would change today.')).toBeTruthy()
  })

  it('takes the rules of an address that were tried in the what-if, once', async () => {
    const tried = { cargo_at_least_100000: { mode: 'required', text: '250,000' } } as const
    const { store, navigator } = await aPolicyPage(policyPath({ tab: 'draft', tried }), {
      world: {
        policyVersions: [aPolicyVersion({ sections: [{ classificationId: null, rules: [aPolicyRule()] }] })],
      },
    })
    expect(store.draft.policy[0].rules).toEqual([aPolicyRule({ ruleType: 'cargo_at_least_250000' })])
    expect(screen.getByText('Not saved yet.')).toBeTruthy()
    expect(navigator.go).toHaveBeenCalledExactlyOnceWith('/rules/policy?tab=draft', { replace: true })
  })

  it('begins as the rules in force, and says what it changes', async () => {
    const { person } = await aPolicyPage(draft, withVersions())
    expect(mode('Cargo at least').textContent).toContain('Required')
    expect(screen.getByText(/^Nothing yet/)).toBeTruthy()
    await choose(person, 'Cargo at least', 'Notify only')
    const table = screen.getByRole('table', { name: 'What differs between In force and Draft' })
    expect(within(table).getByRole('row', { name: /^Cargo/ }).textContent).toBe(
      'Cargo at least $100,000required, may be overriddennotifies only',
    )
  })

  it('has a number out of its limits beside its field, and does not save it', async () => {
    const { person, policies } = await aPolicyPage(draft, withVersions())
    const field = screen.getByRole('textbox', { name: 'Threshold of Cargo at least' })
    await person.clear(field)
    expect(screen.getByText('Enter whole dollars from 1 to 100,000,000.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(document.activeElement).toBe(field)
    expect(policies.requests.map(({ call }) => call)).not.toContain('saveDraft')
  })

  it('is saved with its terms, and says who saved it', async () => {
    const { person, world } = await aPolicyPage(draft, withVersions())
    const terms = within(screen.getByRole('group', { name: 'Overrides of Cargo at least' }))
    await person.type(terms.getByRole('textbox'), '30')
    await person.click(terms.getByRole('button', { name: /Paper for an override/ }))
    await person.click(await screen.findByRole('option', { name: 'a certificate' }))
    expect(screen.getByText('Not saved yet.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText(/^Saved\. Last saved by Dana Reyes/)).toBeTruthy()
    expect(world.policyDraft?.sections[0].rules).toContainEqual(
      aPolicyRule({ override: { by: 'permitted', daysMax: 30, paper: 'certificate' } }),
    )
  })

  it('that a colleague saved since shows both, and loses nothing that was typed', async () => {
    const { person, world } = await aPolicyPage(draft, {
      world: { policyVersions: twoVersions(), policyDraft: aPolicyDraft(), policyRevision: 1 },
    })
    await choose(person, 'Cargo at least', 'Off')
    world.policyRevision = 2
    world.policyDraft = aPolicyDraft({ revision: 2, author: { userId: id(2), userName: 'Priya Nair' } })
    await person.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText(/^Not saved: Priya Nair saved the draft on/)).toBeTruthy()
    expect(screen.getByText(/1 rule differs\./)).toBeTruthy()
    expect(mode('Cargo at least').textContent).toContain('Off')
    await person.click(screen.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(world.policyDraft?.revision).toBe(3))
    expect(world.policyDraft?.sections[0].rules).toEqual([])
  })

  it('of a colleague can take the place of what was typed', async () => {
    const { person, world } = await aPolicyPage(draft, {
      world: { policyVersions: twoVersions(), policyDraft: aPolicyDraft(), policyRevision: 1 },
    })
    await choose(person, 'Cargo at least', 'Off')
    world.policyDraft = aPolicyDraft({ revision: 2, author: { userId: id(2), userName: 'Priya Nair' } })
    await person.click(screen.getByRole('button', { name: 'Save draft' }))
    await person.click(await screen.findByRole('button', { name: 'Use theirs' }))
    expect(mode('Cargo at least').textContent).toContain('Required')
  })

  it('that could not be saved keeps what was typed', async () => {
    const { person, policies } = await aPolicyPage(draft, withVersions())
    await choose(person, 'Cargo at least', 'Notify only')
    policies.failNext('saveDraft')
    await person.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText(/^Not saved: no connection/)).toBeTruthy()
    expect(mode('Cargo at least').textContent).toContain('Notify only')
    await person.click(screen.getByRole('button', { name: 'Undo changes' }))
    expect(mode('Cargo at least').textContent).toContain('Required')
  })

  it('gets rules for a classification, and another number for a rule', async () => {
    const { person, store } = await aPolicyPage(draft, withVersions())
    await person.click(screen.getByRole('button', { name: /Add rules for a classification/ }))
    await person.click(await screen.findByRole('option'))
    expect(store.draft.policy).toHaveLength(2)
    await person.click(screen.getByRole('button', { name: /^Remove the rules for/ }))
    expect(store.draft.policy).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: 'Add another number for Cargo at least' }))
    await choose(person, 'Cargo at least, 2', 'Notify only')
    expect(screen.getByText('This rule is there already.')).toBeTruthy()
  })

  it('becomes a version with a note, and the draft is gone', async () => {
    const { person, world, say } = await aPolicyPage(draft, withVersions())
    await choose(person, 'Cargo at least', 'Notify only')
    await person.click(screen.getByRole('button', { name: 'Save as version' }))
    const drawer = await screen.findByRole('dialog', { name: 'Save as version' })
    expect(drawer.textContent).toContain('Cargo at least $100,000: notifies only in place of required.')
    await person.type(within(drawer).getByRole('textbox', { name: 'Note' }), 'Cargo is checked by hand.')
    await person.click(within(drawer).getByRole('button', { name: 'Save version' }))
    await waitFor(() =>
      expect(say).toHaveBeenCalledWith('Version 3 saved. In force since Nov 21, 2026.', 'success'),
    )
    expect(world.policyDraft).toBeNull()
    expect(world.policyVersions.at(-1)).toMatchObject({ number: 3, note: 'Cargo is checked by hand.' })
    expect(screen.getByText(/^Nothing yet/)).toBeTruthy()
  })

  it('that a colleague changed is not made into a version', async () => {
    const { person, world, policies } = await aPolicyPage(draft, withVersions())
    await choose(person, 'Cargo at least', 'Notify only')
    await person.click(screen.getByRole('button', { name: 'Save as version' }))
    const drawer = await screen.findByRole('dialog')
    await person.type(within(drawer).getByRole('textbox', { name: 'Note' }), 'Cargo is checked by hand.')
    policies.refuseNext('saveDraft', refusal.conflict('A colleague saved a draft since.'))
    await person.click(within(drawer).getByRole('button', { name: 'Save version' }))
    expect(await within(drawer).findByRole('alert')).toBeTruthy()
    expect(world.policyVersions).toHaveLength(2)
  })

  it('is discarded for everyone after a question', async () => {
    const { person, world } = await aPolicyPage(draft, {
      world: { policyVersions: twoVersions(), policyDraft: aPolicyDraft(), policyRevision: 1 },
    })
    await person.click(screen.getByRole('button', { name: 'Discard draft' }))
    const dialog = await screen.findByRole('alertdialog')
    await person.click(within(dialog).getByRole('button', { name: 'Discard draft' }))
    await waitFor(() => expect(world.policyDraft).toBeNull())
  })
})
