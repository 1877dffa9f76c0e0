import { type AnswerLine, shortConnection } from '@fairhaul/core'
import { aBlockedConnection, aFinding, fakeClock, id, foundCover } from '@fairhaul/testkit'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ResolveContext } from '../../di/use-store.ts'
import { suggestionVerdicts } from './late-search-box.tsx'

afterEach(cleanup)

const failed: NonNullable<AnswerLine['first']> = {
  legalName: 'PRAIRIE LANTERN HAULING INC',
  connection: null,
  rulesAssessment: {
    companyId: id(1),
    findings: [aFinding({ result: 'fail', value: foundCover(50_000) })],
    overrides: [],
  },
}

const shown = (answer: Partial<AnswerLine>) => {
  const { AnswerVerdict } = suggestionVerdicts(() => fakeClock() as never)
  const { container } = render(
    <ResolveContext value={() => ({ preferences: { namesInTitleCase: false } }) as never}>
      <AnswerVerdict answer={{ text: failed.legalName, first: failed, isOnly: true, ...answer }} />
    </ResolveContext>,
  )
  return container.textContent
}

it('the answer to a phone, an e-mail or a vehicle has the verdict of its carrier with the reason', () => {
  expect(shown({})).toBe('FailCargo $50,000, needs $100,000')
})

it('an answer that names several carriers says whose verdict it is', () => {
  expect(shown({ isOnly: false })).toBe('PRAIRIE LANTERN HAULING INC FailCargo $50,000, needs $100,000')
})

it('the answer to a phone says first that its carrier is blocked, assessed or not', () => {
  const connection = shortConnection(aBlockedConnection({ block: null }))
  expect(shown({ first: { ...failed, connection } })).toBe('Do not dispatchVerdict Fail')
  expect(shown({ first: { ...failed, connection, rulesAssessment: null } })).toBe(
    'Do not dispatchNot assessed',
  )
})

it('an answer without a carrier, or whose carrier is not assessed, has no verdict', () => {
  expect(shown({ first: null, isOnly: false })).toBe('')
  expect(shown({ first: { ...failed, rulesAssessment: null } })).toBe('')
})
