import fc from 'fast-check'

const segments = fc.string({
  unit: fc.constantFrom(...'abzAZ019-._~%2F@:;=+ü '.split('')),
  maxLength: 8,
})

/** Paths as somebody may write them: encoded or not, with empty segments, dots and queries. */
export const webPaths: fc.Arbitrary<string> = fc
  .tuple(fc.array(segments, { maxLength: 4 }), fc.constantFrom('', '?tab=2', '?q[x]=1&y', '#top'))
  .map(([parts, rest]) => `/${parts.map(part => encodeURI(part)).join('/')}${rest}`)

/**
 * Addresses of the web, usual and odd: schemes in any case, names, numbers and ports. Choice: not fast-check's own, which
 * takes a second to be made.
 */
export const urls: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('http', 'https', 'HTTPS', 'ftp'),
    fc.constantFrom('', 'user@', 'user:pass@'),
    fc.constantFrom(
      'portal.example',
      'WATCHDOG.portal.example',
      'other.test',
      '127.0.0.1',
      '[::1]',
      'xn--e1afmkfd.example',
    ),
    fc.constantFrom('', ':443', ':8080'),
    webPaths,
  )
  .map(([scheme, user, host, port, path]) => `${scheme}://${user}${host}${port}${path}`)
