import { createContext } from 'react';
import type { RouteEnvironment } from './route-environment.ts';

export const EnvironmentContext = createContext<RouteEnvironment | undefined>(undefined);
