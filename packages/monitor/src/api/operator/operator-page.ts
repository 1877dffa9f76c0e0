/** Of every page and document for the operator: nothing else may read, frame or cache it. */
export const OPERATOR_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

/** Text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** An instant as operators read it: `2026-11-21 11:00:00 UTC`. */
export const utcText = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replace('T', ' ')} UTC`

/** A page for the operator, without script: a meta element reloads it. `body` is HTML. */
export const operatorPage = ({
  title,
  note,
  reloadSeconds,
  width,
  style,
  body,
}: {
  readonly title: string
  readonly note: string
  readonly reloadSeconds: number
  /** Of the text, in CSS. */
  readonly width: string
  readonly style: string
  readonly body: string
}): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${reloadSeconds}">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; --muted: light-dark(#5f6368, #9aa0a6); font: 15px/1.5 system-ui, sans-serif }
body { max-width: ${width}; margin: 3rem auto; padding: 0 1rem }
h1 { font-size: 1.25rem; margin: 0 }
p { margin: 0; overflow-wrap: anywhere }
time, .note { color: var(--muted) }
${style}
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p class="note">${escapeHtml(note)}</p>
${body}
</body>
</html>
`,
    { headers: { ...OPERATOR_HEADERS, 'content-type': 'text/html; charset=utf-8' } },
  )
