import { aNote, aLoad, aUser, fakeWorld, id } from '@fairhaul/testkit'
import { cleanup, render, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BrowserTokens } from '../../di/tokens.ts'
import { pageOf } from '../testing/page-of.tsx'
import { someNotes } from '../testing/some-notes.ts'
import { NewNote } from './NewNote.tsx'
import { NoteList } from './NoteList.tsx'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const SUBJECT = { kind: 'load', loadId: id<'load'>(17) } as const

const show = async (openId: number | null = null) => {
  const world = fakeWorld({
    loads: [aLoad()],
    accounts: [
      aUser(),
      aUser({ id: id(3), firstName: 'Sam', lastName: 'Okafor', email: 'sam@northlake.example' }),
    ],
    notes: Array.from({ length: 4 }, (_, at) =>
      aNote({
        id: id(at + 1),
        subject: SUBJECT,
        text: `Note ${at + 1} for @Dana Reyes`,
        mentions: at === 1 ? [{ userId: id(1), userName: 'Dana Reyes', isSeen: false }] : [],
      }),
    ),
  })
  const store = someNotes(world, SUBJECT, { at: () => (openId === null ? null : id(openId)) })
  const { Page } = pageOf([[BrowserTokens.Clock, { now: () => Date.parse('2026-11-21T18:05:00Z') }]])
  await store.visited()
  await store.list.finished()
  render(
    <Page store={store} address="/loads/17">
      <NewNote store={store} />
      <NoteList store={store} first={2} />
    </Page>,
  )
  return { world, store }
}

const field = () => page.getByRole('textbox', { name: /New note/ })

describe('a mention in a new note', () => {
  it('is chosen by keyboard alone, and the caret comes after the name', async () => {
    const { world } = await show()
    await userEvent.type(field(), 'Call @sa')
    const list = await page.findByRole('listbox', { name: 'Coworkers' })
    expect(
      within(list)
        .getByRole('option', { name: /Sam Okafor/ })
        .getAttribute('aria-selected'),
    ).toBe('true')
    await userEvent.keyboard('{Enter}now')
    expect(field()).toHaveProperty('value', 'Call @Sam Okafor now')
    await userEvent.click(page.getByRole('button', { name: 'Add note' }))
    await vi.waitFor(() => expect(world.notes.at(-1)?.mentions).toMatchObject([{ userId: 3 }]))
  })

  it('is left as typed by Escape, and by Enter when no one has the name', async () => {
    await show()
    await userEvent.type(field(), '@sa')
    await page.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    expect(page.queryByRole('listbox')).toBeNull()
    await userEvent.clear(field())
    await userEvent.type(field(), '@zz')
    await page.findByText('No one at your company has this name.')
    await userEvent.keyboard('{Enter}')
    expect(field()).toHaveProperty('value', '@zz\n')
  })
})

describe('a note that mentions the user', () => {
  it('has the focus when its address opens it, even among the older ones, and is seen then', async () => {
    const { world } = await show(2)
    const note = page.getByText('@Dana Reyes', { selector: 'strong' }).closest('li')
    expect(document.activeElement).toBe(note)
    expect(page.queryByText('Mentions you')).toBeNull()
    expect(world.notes[1]?.mentions[0]?.isSeen).toBe(true)
  })

  it('says so until a press marks it as seen', async () => {
    const { world } = await show()
    await userEvent.click(page.getByRole('button', { name: 'Show 2 older notes' }))
    expect(page.getByText('Mentions you')).toBeDefined()
    await userEvent.click(page.getByRole('button', { name: 'Mark as seen' }))
    await vi.waitFor(() => expect(page.queryByText('Mentions you')).toBeNull())
    expect(world.notes[1]?.mentions[0]?.isSeen).toBe(true)
  })
})
