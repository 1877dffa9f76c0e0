import type { Loadable } from '@fairhaul/core'

/** The same question with another newest answer. Empty: a question that was never asked stays so. */
export const withLatestValue = <T, R>(question: Loadable<T, R>, value: T): Loadable<T, R> => {
  switch (question.kind) {
    case 'idle':
      return question
    case 'ready':
      return { kind: 'ready', value }
    default:
      return { ...question, previous: value }
  }
}
