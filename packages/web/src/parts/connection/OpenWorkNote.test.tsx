import { done, type OpenWork, refused } from '@fairhaul/core'
import { id } from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { pageOf } from '../testing/page-of.tsx'
import { openWorkWith } from './open-work.ts'
import { OpenWorkNote } from './OpenWorkNote.tsx'

afterEach(cleanup)

const WORK: OpenWork = {
  loads: { total: 7, newest: [{ id: id(2), externalNumber: 'NL-2' }] },
  confirmations: { total: 1, newest: [{ id: id(4), loadNumber: null }] },
}

const show = (openWork: Parameters<typeof openWorkWith>[0]['openWork']) => {
  const query = openWorkWith({ openWork }, [id(7)])
  if (query === undefined) throw new Error('Nothing is requested')
  const { Page } = pageOf([])
  render(
    <Page store={query} address="/">
      <OpenWorkNote query={query} />
    </Page>,
  )
  return query
}

describe('what is open with a carrier that is about to be blocked', () => {
  it('is counted and named, the newest with links, before the press', async () => {
    show(async () => done(WORK))
    expect(await screen.findByText('Open with your company: 7 loads and 1 rate confirmation.')).toBeTruthy()
    const list = within(screen.getByRole('list'))
    expect(list.getByRole('link', { name: 'Load NL-2' }).getAttribute('href')).toBe('/broker/loads/2')
    expect(list.getByRole('link', { name: 'Rate confirmation 4' })).toBeTruthy()
    expect(list.getByText('and 6 more')).toBeTruthy()
  })

  it('is not mentioned where nothing is open, nor by a monitor that cannot say', async () => {
    const none = { total: 0, newest: [] }
    await show(async () => done({ loads: none, confirmations: null })).finished()
    expect(screen.queryByRole('status')).toBeNull()
    cleanup()
    await show(async () => refused({ kind: 'not-found', requestId: null })).finished()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('that could not be found out is not taken for nothing', async () => {
    show(async () => {
      throw new Error('broken')
    })
    expect(await screen.findByText('We could not find out which loads are open with it.')).toBeTruthy()
  })

  it('is not requested for more carriers than one request takes', () => {
    const openWork = async () => done(WORK)
    expect(
      openWorkWith(
        { openWork },
        Array.from({ length: 51 }, (_, at) => id(at + 1)),
      ),
    ).toBeUndefined()
  })
})
