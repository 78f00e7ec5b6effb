import { Component, type ReactNode } from 'react';

interface ChartBoundaryProps {
  readonly children: ReactNode;
  /** Instead of a chart that failed; given how to try again. */
  readonly renderFailure: (retry: () => void) => ReactNode;
}

/** Keeps a chart's failure to the chart: the page around it stands. */
export class ChartBoundary extends Component<ChartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.renderFailure(() => this.setState({ failed: false }));
  }
}
