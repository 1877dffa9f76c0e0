import type { GateAnswer, GatePass } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { Query } from '../../stores/query.ts'
import { isAbsent } from '../../stores/not-found.ts'
import { Card } from '../../ui/Section.tsx'
import { Loaded } from '../list/Loaded.tsx'
import { GateAnswerView } from './GateAnswerView.tsx'
import styles from './LoadGate.module.css'

interface Props<P> {
  readonly gate: Query<GatePass, P>
}

const THEN: Readonly<Record<GateAnswer, string | undefined>> = {
  yes: undefined,
  look: 'The load can be saved. Look before you tender it.',
  no: 'The load can be saved. No rate confirmation goes out until someone who may override rules says why, on the load’s page.',
}

/** Whether the carrier that is put on a load may have it, before it is saved. Left out where the monitor does not say. */
export const CarrierGate = observer(<P,>({ gate }: Props<P>) => {
  const { state } = gate
  if (state.kind === 'idle' || isAbsent(gate)) return null
  const hasNoAnswer = state.kind === 'failed' || state.kind === 'refused'
  return (
    <Card heading="May this carrier have the load?">
      <Loaded query={gate} what="what the gate says" lines={2}>
        {pass => (
          <>
            <GateAnswerView pass={pass} />
            {THEN[pass.answer] !== undefined && <p className={styles['then']}>{THEN[pass.answer]}</p>}
          </>
        )}
      </Loaded>
      {hasNoAnswer && (
        <p className={styles['then']}>
          Without an answer, nothing says that this carrier may have the load. Its page asks again.
        </p>
      )}
    </Card>
  )
})
