import { afterEach, expect, it, vi } from 'vitest'
import { loadTextFont } from './text-font.ts'

const setUp = (load: () => Promise<unknown>, isSignedIn = true) => {
  const fonts: unknown[] = []
  const written: string[] = []
  vi.stubGlobal(
    'FontFace',
    class {
      readonly load = load
    },
  )
  Object.defineProperty(document, 'fonts', {
    value: { add: (font: unknown) => fonts.push(font) },
    configurable: true,
  })
  const shown = () => loadTextFont(window, { write: key => void written.push(key) }, () => isSignedIn)
  return { fonts, written, shown }
}

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['font']
})

it('a loaded font changes nothing until it is shown, and its address is kept for the next visit', async () => {
  const { fonts, written, shown } = setUp(async () => 'Inter')
  const show = await shown()
  expect([fonts, written, document.documentElement.dataset['font']]).toEqual([
    [],
    ['fairhaul.font'],
    undefined,
  ])
  show?.()
  expect([fonts, document.documentElement.dataset['font']]).toEqual([['Inter'], 'inter'])
})

it('a font that cannot be loaded leaves the font of the system', async () => {
  const { written, shown } = setUp(() => Promise.reject(new Error('lost')))
  expect([await shown(), written]).toEqual([undefined, []])
})

it('a page that shows the font already does not load it again', async () => {
  const { fonts, shown } = setUp(async () => 'Inter')
  document.documentElement.dataset['font'] = 'inter'
  expect([await shown(), fonts]).toEqual([undefined, []])
})

it('a font that comes after the sign-out is not kept', async () => {
  const { written, shown } = setUp(async () => 'Inter', false)
  await shown()
  expect(written).toEqual([])
})
