import { expect, it, vi } from 'vitest'
import type { Navigator } from '../../di/navigator.ts'
import { DrawerWay } from './drawer-way.ts'

const aWay = (...visits: readonly boolean[]) => {
  const way = new DrawerWay()
  for (const isOpen of visits) way.visited(isOpen)
  const navigator = { go: vi.fn<Navigator['go']>(), back: vi.fn<Navigator['back']>() }
  way.close(navigator, '/my-account?tab=2')
  return navigator
}

it.each([[[false, true]], [[false, true, true]], [[true, false, true]]])(
  'a drawer that was opened from the page below it (%j) closes by Back',
  visits => {
    const { go, back } = aWay(...visits)
    expect(back).toHaveBeenCalledOnce()
    expect(go).not.toHaveBeenCalled()
  },
)

it('a drawer that was opened by its address gives way to the page below it', () => {
  const { go, back } = aWay(true)
  expect(go).toHaveBeenCalledWith('/my-account?tab=2', { replace: true })
  expect(back).not.toHaveBeenCalled()
})
