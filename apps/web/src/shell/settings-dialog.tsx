import { t } from '../texts/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { type NameSize, type Speed, set, settings, settingsOpen, type Theme } from './settings.ts'

export function SettingsDialog() {
  const { theme, names, speed, confirmTurn, tapTwice, askDrop, guide, announce } = settings.value
  const themes: Theme[] = ['system', 'light', 'dark']
  const nameSizes: NameSize[] = ['small', 'normal', 'large']
  const speeds: Speed[] = ['off', 'fast', 'normal', 'slow']
  return (
    <Dialog title={t.settings.title} open={settingsOpen.value} onClose={() => (settingsOpen.value = false)}>
      <div class="setting">
        <Segmented
          legend={t.theme.label}
          value={theme}
          values={themes.map((value) => ({ value, label: t.theme[value] }))}
          onChange={(value) => set('theme', value)}
        />
      </div>
      <div class="setting">
        <Segmented
          legend={t.settings.names}
          value={names}
          values={nameSizes.map((value) => ({ value, label: t.settings.nameSizes[value] }))}
          onChange={(value) => set('names', value)}
        />
        <p class="quiet small">{t.settings.namesHelp}</p>
      </div>
      <div class="setting">
        <Segmented
          legend={t.settings.animation}
          value={speed}
          values={speeds.map((value) => ({ value, label: t.settings.speeds[value] }))}
          onChange={(value) => set('speed', value)}
        />
        <p class="quiet small">{t.settings.animationHelp}</p>
      </div>
      <Toggle
        label={t.settings.confirm}
        help={t.settings.confirmHelp}
        value={confirmTurn}
        onChange={(on) => set('confirmTurn', on)}
      />
      <Toggle
        label={t.settings.tapTwice}
        help={t.settings.tapTwiceHelp}
        value={tapTwice}
        onChange={(on) => set('tapTwice', on)}
      />
      <Toggle label={t.settings.askDrop} help={t.settings.askDropHelp} value={askDrop} onChange={(on) => set('askDrop', on)} />
      <Toggle label={t.settings.guide} help={t.settings.guideHelp} value={guide} onChange={(on) => set('guide', on)} />
      <Toggle label={t.settings.announce} value={announce} onChange={(on) => set('announce', on)} />
    </Dialog>
  )
}

function Toggle(props: { label: string; help?: string; value: boolean; onChange: (on: boolean) => void }) {
  return (
    <div class="setting">
      <label class="toggle">
        <input type="checkbox" checked={props.value} onChange={(event) => props.onChange(event.currentTarget.checked)} />
        <span>
          {props.label}
          {props.help && <span class="quiet small block">{props.help}</span>}
        </span>
      </label>
    </div>
  )
}
