import { configure } from '@testing-library/react';

// A ceiling that a busy machine does not reach; a test waits for what it expects, never for a time.
configure({ asyncUtilTimeout: 30_000 });
