const escaped = (line: string) => line.replaceAll(/[\\()]/g, found => `\\${found}`)

/**
 * A small PDF of one page with a few lines of text. The same lines give the same bytes.
 *
 * Empty: a character outside ASCII becomes a question mark, as the page embeds no font.
 */
export const onePagePdf = (lines: readonly string[]): Uint8Array => {
  const text = lines.map(line => `(${escaped(line.replaceAll(/[^ -~]/g, '?'))}) Tj T*`).join('\n')
  const content = `BT /F1 11 Tf 14 TL 56 770 Td\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const table = [`0000000000 65535 f `, ...offsets.map(offset => `${offset} 00000 n `)].join('\n')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return new TextEncoder().encode(`${body}xref\n0 ${objects.length + 1}\n${table}\n${trailer}`)
}
