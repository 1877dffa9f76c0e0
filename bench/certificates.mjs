import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { builtPackage } from './built.mjs'
import { median } from './statistics.mjs'

const ROUNDS = 15

/** The pieces of the text of a PDF, as the portal has them. */
const piecesOf = async bytes => {
  const task = getDocument({
    data: new Uint8Array(bytes),
    useWasm: false,
    isEvalSupported: false,
    verbosity: 0,
  })
  const pdf = await task.promise
  const pieces = []
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const opened = await pdf.getPage(page)
    const { height: top } = opened.getViewport({ scale: 1 })
    const { items } = await opened.getTextContent()
    for (const { str, transform, width, height } of items)
      if (str?.trim())
        pieces.push({ text: str, page, x: transform[4], y: top - transform[5] - height, width, height })
  }
  await task.destroy()
  return pieces
}

/** Measures how long a certificate of two pages takes from its bytes to a proposal, beside the library's reading alone. */
export async function benchCertificates() {
  const core = await builtPackage('core')
  const { certificatePdf } = await builtPackage('testkit', 'papers/certificate-pdf')
  const bytes = certificatePdf()
  const times = { read: [], proposed: [] }
  let fields = 0
  for (let round = -2; round < ROUNDS; round += 1) {
    const started = performance.now()
    const pieces = await piecesOf(bytes)
    const read = performance.now()
    fields = Object.keys(core.readCertificate(pieces)).length
    if (round < 0) continue
    times.read.push(read - started)
    times.proposed.push(performance.now() - started)
  }
  if (fields < 20) throw new Error(`Only ${fields} fields were found, so nothing was measured.`)
  const [least, whole] = [median(times.read), median(times.proposed)]
  console.log('\nCertificates: a PDF of two pages, in this process')
  console.log(`  proposed                  ${whole.toFixed(1)} ms, ${fields} fields`)
  console.log(
    `  yardstick                 ${least.toFixed(1)} ms, its text read by the library; ${(whole / least).toFixed(2)} x`,
  )
}
