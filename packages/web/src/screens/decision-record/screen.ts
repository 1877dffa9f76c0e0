import { parseId } from '@fairhaul/core'
import { ProfileTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { saveCsv, saveJson, saveText } from '../../parts/export/save-file.ts'
import { DecisionRecordScreen } from './DecisionRecordScreen.tsx'
import { DecisionRecordStore } from './decision-record-store.ts'
import { browserSha256 } from './sha256.ts'

export const screen: ScreenModule<DecisionRecordStore> = {
  Component: DecisionRecordScreen,
  open({ resolve, params }, previous) {
    const id = parseId<'decision-record'>(params['id'] ?? '')
    if (id === undefined) throw new Error('A decision record has an id')
    const store =
      previous ??
      new DecisionRecordStore({
        id,
        decisions: resolve(ProfileTokens.DecisionRecords),
        sha256: browserSha256,
        saveCsv,
        saveJson,
        saveText,
      })
    void store.load()
    return store
  },
  settled: store => store.settled(),
}
