import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSectionInView } from './use-section-in-view.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const SECTIONS = [{ id: 'authority' }, { id: 'insurance' }, { id: 'safety' }]

const sectionEnding = (id: string, bottom: number) => {
  const section = document.createElement('section')
  section.id = id
  section.style.scrollMarginTop = '180px'
  section.getBoundingClientRect = () => new DOMRect(0, bottom - 100, 500, 100)
  document.body.append(section)
}

const readAt = (bottoms: readonly number[]) => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run()
    return 0
  })
  SECTIONS.forEach(({ id }, at) => sectionEnding(id, bottoms[at] ?? 0))
  const { result } = renderHook(() => useSectionInView(SECTIONS))
  act(() => void window.dispatchEvent(new Event('scroll')))
  return result.current
}

it('the section that is read is the first one below the head that stays in view', () => {
  expect(readAt([400, 700, 1_000])).toBe('authority')
})

it('a section of which only the border is below the head is not read any more', () => {
  expect(readAt([190, 500, 900])).toBe('insurance')
})

it('at the end of a page the last section is read', () => {
  expect(readAt([-500, -200, 100])).toBe('safety')
})
