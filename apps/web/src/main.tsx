import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/page.css'
import './styles/messages.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { watchUpdates } from './offline/updates.ts'
import { pageFonts } from './shell/fonts.ts'
import { applySettings } from './shell/settings.ts'

applySettings()
const root = document.getElementById('app')
void pageFonts().then(() => {
  if (root !== null) render(<App />, root)
})
watchUpdates()
