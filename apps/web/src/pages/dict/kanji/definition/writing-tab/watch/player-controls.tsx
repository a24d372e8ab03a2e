import type { StrokePlayer } from '@kotonoha/japanese-ui/stroke-order/use-stroke-player'
import { IconButton } from '@kotonoha/ui-kit/icon-button/icon-button'
import { Pause as PauseIcon } from '@kotonoha/ui-kit/icons/pause'
import { PlayArrow as PlayArrowIcon } from '@kotonoha/ui-kit/icons/play-arrow'
import { Repeat as RepeatIcon } from '@kotonoha/ui-kit/icons/repeat'
import { SkipNext as SkipNextIcon } from '@kotonoha/ui-kit/icons/skip-next'
import { SkipPrevious as SkipPreviousIcon } from '@kotonoha/ui-kit/icons/skip-previous'
import { ShortcutTooltip } from '@kotonoha/ui-kit/tooltip/shortcut-tooltip'
import type { KeyboardEvent, ReactNode } from 'react'
import { useShortcut } from '../../../../../../kit/keyboard-shortcuts/active-shortcuts'
import type { Shortcut } from '../../../../../../kit/keyboard-shortcuts/shortcut'
import { OptionSwitch } from '../../../../../../kit/option-switch/option-switch'

const group = 'This page'
const forwardShortcut: Shortcut = { keys: ['shift+ArrowRight'], label: 'Next stroke', group }
const backShortcut: Shortcut = { keys: ['shift+ArrowLeft'], label: 'Previous stroke', group }
const playShortcut: Shortcut = { keys: ['p'], label: 'Play or pause the strokes', group }

const speeds = [
  { value: '0.5', label: '½×' },
  { value: '1', label: '1×' },
  { value: '2', label: '2×' },
] as const

interface PlayerControlsProps {
  player: StrokePlayer
  strokeCount: number
}

/** Plays the drawing, steps through it, drags its time, and sets how fast and how often. */
export function PlayerControls({ player, strokeCount }: PlayerControlsProps) {
  const toggle = player.isPlaying ? player.pause : player.play
  useShortcut(forwardShortcut, () => player.step(1))
  useShortcut(backShortcut, () => player.step(-1))
  useShortcut(playShortcut, toggle)
  return (
    <div className="player">
      <div className="player-row">
        <ControlButton shortcut={backShortcut} onClick={() => player.step(-1)}>
          <SkipPreviousIcon />
        </ControlButton>
        <ControlButton
          shortcut={playShortcut}
          label={player.isPlaying ? 'Pause' : 'Play'}
          onClick={toggle}
        >
          {player.isPlaying ? <PauseIcon /> : <PlayArrowIcon />}
        </ControlButton>
        <ControlButton shortcut={forwardShortcut} onClick={() => player.step(1)}>
          <SkipNextIcon />
        </ControlButton>
        <TimeSlider player={player} strokeCount={strokeCount} />
        <ShortcutTooltip title="Repeat">
          <IconButton
            aria-label="Repeat"
            aria-pressed={player.isLooping}
            color={player.isLooping ? 'primary' : 'default'}
            onClick={() => player.setLooping(!player.isLooping)}
          >
            <RepeatIcon />
          </IconButton>
        </ShortcutTooltip>
      </div>
      <OptionSwitch
        legend="Speed"
        isLegendShown
        options={speeds}
        value={speedName(player.speed)}
        onChange={(chosen) => player.setSpeed(Number(chosen))}
      />
      {player.isMotionReduced && (
        <p className="player-note">
          Your device asks for less motion: strokes appear whole, one after the other.
        </p>
      )}
    </div>
  )
}

function speedName(speed: number): (typeof speeds)[number]['value'] {
  return speeds.find(({ value }) => Number(value) === speed)?.value ?? '1'
}

interface ControlButtonProps {
  shortcut: Shortcut
  label?: string
  onClick: () => void
  children: ReactNode
}

function ControlButton({
  shortcut,
  label = shortcut.label,
  onClick,
  children,
}: ControlButtonProps) {
  return (
    <ShortcutTooltip title={label} shortcut={shortcut.keys}>
      <IconButton aria-label={label} onClick={onClick}>
        {children}
      </IconButton>
    </ShortcutTooltip>
  )
}

/** Dragging goes through the strokes smoothly; the arrow keys go from stroke to stroke. */
function TimeSlider({ player, strokeCount }: PlayerControlsProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    player.step(by)
  }
  return (
    <input
      type="range"
      className="player-time"
      aria-label="Strokes written"
      aria-valuetext={`${Math.floor(player.position)} of ${strokeCount}`}
      min={0}
      max={strokeCount}
      step={0.01}
      value={player.position}
      onChange={(event) => player.seek(event.currentTarget.valueAsNumber)}
      onKeyDown={handleKeyDown}
    />
  )
}

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
}
