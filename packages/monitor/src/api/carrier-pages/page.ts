import { escapeHtml } from '../operator/operator-page.ts'

/** Of every page for a carrier: nothing else may read, frame, list or cache it, and its forms go to it alone. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5d9dd, #3c4248); --muted: light-dark(#51575d, #a9b0b7);
  --brand: light-dark(#0b5c55, #6fd3c7); --on-brand: light-dark(#fff, #06231f); --bad: light-dark(#a3151b, #ff9a94);
  background: light-dark(#fff, #121517); color: light-dark(#14181b, #f1f3f4); font: 16px/1.5 system-ui, sans-serif }
* { box-sizing: border-box }
body { max-width: 42rem; margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: anywhere }
h1 { font-size: 1.4rem; margin: 0 0 .5rem }
h2 { font-size: 1.05rem; margin: 1.5rem 0 .25rem }
p { margin: .5rem 0 }
dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .25rem 1rem; margin: 0 }
dt { color: var(--muted) }
dd { margin: 0 }
form { display: grid; gap: .75rem; justify-items: start; margin-top: 1rem }
label { display: grid; gap: .25rem; font-weight: 600 }
label.check { display: flex; gap: .5rem; align-items: start; font-weight: 400 }
input[type=text] { font: inherit; padding: .5rem; width: min(20rem, 100%); border: 1px solid var(--muted); border-radius: 6px;
  background: transparent; color: inherit }
button { font: inherit; font-weight: 600; min-height: 44px; padding: .5rem 1.25rem; border: 0; border-radius: 6px;
  background: var(--brand); color: var(--on-brand); cursor: pointer }
button.plain { background: transparent; color: var(--brand); border: 1px solid var(--brand) }
a { color: var(--brand) }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
.error { color: var(--bad); font-weight: 600 }
.note { color: var(--muted); font-size: .9rem }
.conditions { white-space: pre-wrap }
.end { margin-top: 2rem; padding-top: 1rem; border-top: 1px solid var(--line) }`

/** A page for a carrier, without script. `body` is HTML in which all text from others is escaped. */
export const carrierPage = (
  title: string,
  body: string,
  {
    status = 200,
    headers = {},
  }: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`,
    { status, headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8', ...headers } },
  )

/** Of a document that a page shows: the same, as a file. */
export const documentResponse = ({
  name,
  type,
  bytes,
}: {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}): Response =>
  new Response(Buffer.from(bytes), {
    headers: { ...HEADERS, 'content-type': type, 'content-disposition': `inline; filename="${name}"` },
  })
