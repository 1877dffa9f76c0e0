import { type RefObject, useLayoutEffect, useRef } from 'react'
import {
  Slider as Base,
  Label,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider'
import { countText } from './count-text.ts'
import { cx } from './cx.ts'
import styles from './Slider.module.css'

/**
 * Sets the `aria-valuetext` of a slider. The headless library uses the number of the step, and
 * sets it again with every value; this runs after it.
 */
const useValueText = (text: string): RefObject<HTMLInputElement | null> => {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    input.current?.setAttribute('aria-valuetext', text)
  })
  return input
}

interface Scale {
  label: string
  min: number
  max: number
  step?: number
  /** The text of a step, shown and read out: `step => usd(cargoCoverageUsd(step))`. */
  text?: (step: number) => string
  isDisabled?: boolean
  className?: string
}

export interface SliderProps extends Scale {
  value: number
  onChange: (step: number) => void
  /** The thumb was released: the moment to search. */
  onChangeEnd?: (step: number) => void
}

export interface RangeSliderProps extends Scale {
  value: readonly [number, number]
  onChange: (steps: readonly [number, number]) => void
  onChangeEnd?: (steps: readonly [number, number]) => void
  /** Names of the two thumbs. */
  thumbs?: readonly [string, string]
  /** Both values as one text; by default "from – to". */
  rangeText?: (from: number, to: number) => string
  /** The text read out for each thumb, if it depends on the thumb; else `text`. */
  thumbText?: (step: number, end: 'from' | 'to') => string
}

const ENDS = ['At least', 'At most'] as const

const Thumb = ({ index, label, text }: { index: number; label?: string; text: string }) => (
  <SliderThumb
    index={index}
    inputRef={useValueText(text)}
    className={styles['thumb'] ?? ''}
    {...(label && { 'aria-label': label })}
  />
)

/** One value on a scale. */
export const Slider = ({ label, min, max, step = 1, text = countText, className, ...own }: SliderProps) => (
  <Base
    className={cx(styles['slider'], className) ?? ''}
    minValue={min}
    maxValue={max}
    step={step}
    value={own.value}
    onChange={own.onChange}
    isDisabled={own.isDisabled ?? false}
    {...(own.onChangeEnd && { onChangeEnd: own.onChangeEnd })}
  >
    <Label className={styles['label'] ?? ''}>{label}</Label>
    <SliderOutput className={styles['output'] ?? ''}>{text(own.value)}</SliderOutput>
    <SliderTrack className={styles['track'] ?? ''}>
      <SliderFill className={styles['fill'] ?? ''} />
      <Thumb index={0} text={text(own.value)} />
    </SliderTrack>
  </Base>
)

/** A range on a scale, from one value to another. */
export const RangeSlider = ({
  label,
  min,
  max,
  step = 1,
  text = countText,
  thumbs = ENDS,
  rangeText,
  thumbText = text,
  className,
  ...own
}: RangeSliderProps) => {
  const pair = (steps: number[]): readonly [number, number] => [steps[0] ?? min, steps[1] ?? max]
  return (
    <Base
      className={cx(styles['slider'], className) ?? ''}
      minValue={min}
      maxValue={max}
      step={step}
      value={[...own.value]}
      onChange={(steps: number[]) => own.onChange(pair(steps))}
      onChangeEnd={(steps: number[]) => own.onChangeEnd?.(pair(steps))}
      isDisabled={own.isDisabled ?? false}
    >
      <Label className={styles['label'] ?? ''}>{label}</Label>
      <SliderOutput className={styles['output'] ?? ''}>
        {rangeText?.(...own.value) ?? own.value.map(text).join(' – ')}
      </SliderOutput>
      <SliderTrack className={styles['track'] ?? ''}>
        <SliderFill className={styles['fill'] ?? ''} />
        <Thumb index={0} label={thumbs[0]} text={thumbText(own.value[0], 'from')} />
        <Thumb index={1} label={thumbs[1]} text={thumbText(own.value[1], 'to')} />
      </SliderTrack>
    </Base>
  )
}
