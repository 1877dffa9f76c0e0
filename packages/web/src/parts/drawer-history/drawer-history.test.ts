import { expect, it, vi } from 'vitest'
import type { Navigator } from '../../di/navigator.ts'
import { DrawerHistory } from './drawer-history.ts'

const aVisit = (...visits: readonly boolean[]) => {
  const drawerHistory = new DrawerHistory()
  for (const isOpen of visits) drawerHistory.visited(isOpen)
  const navigator = { go: vi.fn<Navigator['go']>(), back: vi.fn<Navigator['back']>() }
  drawerHistory.close(navigator, '/my-account?tab=2')
  return navigator
}

it.each([[[false, true]], [[false, true, true]], [[true, false, true]]])(
  'a drawer that was opened from the page below it (%j) closes by Back',
  visits => {
    const { go, back } = aVisit(...visits)
    expect(back).toHaveBeenCalledOnce()
    expect(go).not.toHaveBeenCalled()
  },
)

it('a drawer that was opened by its address is replaced by the page below it', () => {
  const { go, back } = aVisit(true)
  expect(go).toHaveBeenCalledWith('/my-account?tab=2', { replace: true })
  expect(back).not.toHaveBeenCalled()
})
