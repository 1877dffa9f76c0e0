import type { CarrierId } from '@fairhaul/core'
import { aCarrierDetail, anIdentifier, id } from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aPage } from '../testing/a-page.tsx'
import { fakePorts } from '../testing/fake-ports.ts'
import { CarrierPicker } from './CarrierPicker.tsx'

afterEach(cleanup)

const carriers = ['EAGLE MESA', 'EAGLE ROCK', 'LANTERN'].map((legalName, at) =>
  aCarrierDetail({
    id: id(at + 7),
    legalName,
    dbaName: null,
    identifiers: [anIdentifier({ value: `90000${at}` })],
  }),
)

const show = () => {
  const page = aPage(fakePorts({ carriers }))
  const onPick = vi.fn<(id: CarrierId) => void>()
  render(
    <page.Page>
      <CarrierPicker label="Carrier" onPick={onPick} />
    </page.Page>,
  )
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Carrier' })
  return { ...page, onPick, box, user: userEvent.setup({ delay: null }) }
}

describe('choosing a carrier', () => {
  it('a click on a suggestion picks the carrier and empties the box', async () => {
    const { user, box, onPick } = show()
    await user.type(box, 'eagle')
    await user.click(await screen.findByRole('option', { name: /EAGLE ROCK/ }))
    expect(onPick).toHaveBeenCalledExactlyOnceWith(8)
    expect(box.value).toBe('')
  })

  it('Enter picks the only suggestion, and activates the first of several', async () => {
    const { user, box, onPick } = show()
    await user.type(box, 'eagle')
    await screen.findAllByRole('option')
    await user.keyboard('{Enter}')
    expect(onPick).not.toHaveBeenCalled()
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('EAGLE MESA')
    await user.keyboard('{Enter}')
    expect(onPick).toHaveBeenCalledWith(7)
    await user.type(box, '900002')
    await screen.findByRole('option', { name: /LANTERN/ })
    await user.keyboard('{Enter}')
    expect(onPick).toHaveBeenLastCalledWith(9)
  })

  it('the empty carrier picker offers recent carriers, and no searches', async () => {
    const { user, box, recents, onPick } = show()
    const [eagle] = carriers
    if (eagle !== undefined) recents.opened(eagle)
    recents.searched('lantern')
    await user.click(box)
    expect(screen.getAllByRole('option').map(option => option.textContent)).toHaveLength(1)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onPick).toHaveBeenCalledWith(7)
  })

  it('a text without suggestions says so', async () => {
    const { user, box, onPick } = show()
    await user.type(box, 'nobody')
    expect(await screen.findByText(/No carrier matches/)).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(onPick).not.toHaveBeenCalled()
  })

  it('a carrier picker refuses a text without meaning, and no text, with the reason', async () => {
    const { user, box, onPick } = show()
    await user.click(box)
    await user.keyboard('{Enter}')
    expect(screen.getByRole('status').textContent).not.toBe('')
    await user.type(box, '---{Enter}')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(onPick).not.toHaveBeenCalled()
  })
})
