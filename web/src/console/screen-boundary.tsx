import { Component, type ReactNode } from 'react';
import { ErrorState } from '#ui/state/notice.tsx';

interface ScreenBoundaryProps {
  readonly message: string;
  /** Before the screen is tried again. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A screen that breaks, or cannot be fetched, leaves the bar and the navigation standing. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ hasFailed: false });
    };
    return <ErrorState level={2} title={this.props.message} onRetry={retry} />;
  }
}
