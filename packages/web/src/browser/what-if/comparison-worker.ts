import { ComparedFacts } from '../../stores/rule-comparisons.ts'
import type { FromWorker, ToWorker } from './comparison-messages.ts'

const facts = new ComparedFacts()

const answer = (message: ToWorker): FromWorker | undefined => {
  if (message.kind === 'clear') facts.clear()
  else if (message.kind === 'add') facts.add(message.carriers)
  else return { kind: 'compared', comparisons: facts.compare(message.params) }
  return undefined
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  try {
    const reply = answer(data)
    if (reply !== undefined) postMessage(reply)
  } catch (thrown) {
    postMessage({ kind: 'failed', message: String(thrown) } satisfies FromWorker)
  }
})
