import { ErrorBoundary, LocationProvider, lazy, Route, Router } from 'preact-iso'
import { tableFonts } from './shell/fonts.ts'
import { Toasts } from './shell/toasts.tsx'
import { t } from './texts/index.ts'

// Who comes back to a table does not wait for the start page.
const HomePage = lazy(() => import('./home/home-page.tsx').then((module) => module.HomePage))
const NewGamePage = lazy(() => import('./home/new-game-page.tsx').then((module) => module.NewGamePage))
const GamesPage = lazy(() => import('./home/games-page.tsx').then((module) => module.GamesPage))
const OpenLinkPage = lazy(() => import('./home/open-link-page.tsx').then((module) => module.OpenLinkPage))
const TablePage = lazy(() => atTable(import('./table/table-page.tsx')).then((module) => module.TablePage))
const OnlinePage = lazy(() => import('./online/online-page.tsx').then((module) => module.OnlinePage))
const PickGamePage = lazy(() => import('./home/pick-game-page.tsx').then((module) => module.PickGamePage))
const RulesPage = lazy(() => import('./rules/rules-page.tsx').then((module) => module.RulesPage))
const CardsPage = lazy(() => import('./rules/cards-page.tsx').then((module) => module.CardsPage))
const AidPage = lazy(() => import('./rules/aid-page.tsx').then((module) => module.AidPage))
const SourcesPage = lazy(() => import('./rules/sources-page.tsx').then((module) => module.SourcesPage))
const LearnPage = lazy(() => import('./learn/learn-page.tsx').then((module) => module.LearnPage))
const LessonPage = lazy(() => atTable(import('./learn/lesson-page.tsx')).then((module) => module.LessonPage))
const PuzzlesPage = lazy(() => import('./puzzles/puzzles-page.tsx').then((module) => module.PuzzlesPage))
const PuzzlePage = lazy(() => atTable(import('./puzzles/puzzle-page.tsx')).then((module) => module.PuzzlePage))

const NotFoundPage = lazy(() => import('./shell/not-found-page.tsx').then((module) => module.NotFoundPage))

/** Tables have fonts of their own. */
async function atTable<Module>(page: Promise<Module>): Promise<Module> {
  await tableFonts()
  return page
}

export function App() {
  return (
    <LocationProvider>
      <a class="skip-link" href="#content">
        {t.skipToContent}
      </a>
      <ErrorBoundary onError={(error) => console.error(error)}>
        <Router>
          <Route path="/" component={HomePage} />
          <Route path="/new/:game/:mode" component={NewGamePage} />
          <Route path="/games" component={GamesPage} />
          <Route path="/open" component={OpenLinkPage} />
          <Route path="/table/:id" component={TablePage} />
          <Route path="/online/:id?/:part?" component={OnlinePage} />
          {['/rules', '/cards', '/sources', '/learn', '/puzzles'].map((path) => (
            <Route key={path} path={path} component={PickGamePage} />
          ))}
          <Route path="/rules/:game" component={RulesPage} />
          <Route path="/cards/:game" component={CardsPage} />
          <Route path="/aid/:game" component={AidPage} />
          <Route path="/sources/:game" component={SourcesPage} />
          <Route path="/learn/:game" component={LearnPage} />
          <Route path="/learn/:game/:lesson" component={LessonPage} />
          <Route path="/puzzles/:game" component={PuzzlesPage} />
          <Route path="/puzzles/:game/:puzzle" component={PuzzlePage} />
          <Route default component={NotFoundPage} />
        </Router>
      </ErrorBoundary>
      <Toasts />
    </LocationProvider>
  )
}
