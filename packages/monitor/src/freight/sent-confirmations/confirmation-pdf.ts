import Pdf from 'pdfkit'
import type { ConfirmationFacts, PrintedFact } from './confirmation-facts.ts'
import { printableText } from './printable-text.ts'

const MARGIN = 54
const LABEL_WIDTH = 90
const [BODY, SMALL, LARGE] = [10, 8, 18]

/** Where a person reports a fraud. Source: FMCSA's National Consumer Complaint Database. */
export const REPORT_FRAUD =
  'If you did not agree to this load, or anyone asks you to send freight or money elsewhere, stop. Call the broker at a number that you have from before, not one from a message. Report a fraud to FMCSA: nccdb.fmcsa.dot.gov, or 1-888-368-7238.'

/** Writes a document from top to bottom. */
class Sheet {
  readonly document: PDFKit.PDFDocument

  constructor(document: PDFKit.PDFDocument) {
    this.document = document
  }

  heading(text: string): void {
    this.document
      .moveDown(0.8)
      .font('Helvetica-Bold')
      .fontSize(BODY + 1)
    this.document.text(printableText(text), MARGIN).moveDown(0.2)
  }

  facts(facts: readonly PrintedFact[]): void {
    const { document } = this
    const width = document.page.width - 2 * MARGIN - LABEL_WIDTH
    for (const { label, text } of facts) {
      const printed = printableText(text)
      document.font('Helvetica').fontSize(BODY)
      if (document.y + document.heightOfString(printed, { width }) > document.page.height - MARGIN)
        document.addPage()
      const { y } = document
      document.font('Helvetica-Bold').text(label, MARGIN, y, { width: LABEL_WIDTH })
      document.font('Helvetica').text(printed, MARGIN + LABEL_WIDTH, y, { width })
    }
  }

  text(text: string, size = BODY): void {
    this.document.font('Helvetica').fontSize(size).text(printableText(text), MARGIN)
  }
}

/**
 * A rate confirmation as a PDF. The same facts at the same time give the same bytes.
 *
 * Refuses: `UnprintableText` for a character that its fonts do not have.
 */
export async function confirmationPdf(facts: ConfirmationFacts, at: Date): Promise<Uint8Array> {
  const document = new Pdf({
    size: 'LETTER',
    margin: MARGIN,
    info: { Title: facts.title, CreationDate: at, ModDate: at },
  })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', resolve)
    document.on('error', reject)
  })
  const sheet = new Sheet(document)
  document.font('Helvetica-Bold').fontSize(LARGE).text(printableText(facts.title))
  sheet.heading('Broker')
  sheet.facts(facts.broker)
  sheet.heading('Carrier')
  sheet.facts(facts.carrier)
  sheet.heading('Load')
  sheet.facts(facts.load)
  for (const stop of facts.stops) {
    sheet.heading(stop.heading)
    sheet.facts(stop.facts)
  }
  sheet.heading('Terms')
  sheet.facts(facts.terms)
  if (facts.conditions !== null) {
    document.moveDown(0.4)
    sheet.text(facts.conditions)
  }
  document.moveDown(1)
  sheet.text(REPORT_FRAUD, SMALL)
  document.end()
  await ended
  return Buffer.concat(chunks)
}
