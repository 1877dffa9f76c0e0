import { expect, it } from 'vitest'
import { parseTagManagerId } from './tag-manager-id.ts'

it.each(['GTM-A', 'GTM-9', 'GTM-ABC123', 'GTM-K7XQ9ZP'])('%s is a tag manager id', text => {
  expect(parseTagManagerId(text)).toBe(text)
})

it.each([
  '',
  'GTM-',
  'gtm-ABC',
  'GTM-abc',
  'GTM-AB C',
  'GTM-ABC ',
  ' GTM-ABC',
  'GTM-ABC\n',
  'GTM_ABC',
  'XGTM-ABC',
  'GTM-ABC"><script>',
  'GTM-É',
])('%j is not a tag manager id', text => {
  expect(parseTagManagerId(text)).toBeUndefined()
})
